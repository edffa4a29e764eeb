/** A drawing as pixels. As a data address, which the content policy allows; a canvas that has drawn it may be read. */
export async function makePng(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = dataAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture was made"))), "image/png");
  });
}

export function dataAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** Hands a file to the browser's downloads. */
export function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function canCopyPictures(): boolean {
  return typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function";
}

/** False where the browser does not allow it. The picture may still be being made: some browsers wait, none may be asked later. */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    return true;
  } catch {
    return false;
  }
}

/** Whether the system has a sheet that takes pictures. */
export function canSharePictures(): boolean {
  const file = new File([""], "a.png", { type: "image/png" });
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Whoever closes the sheet has shared nothing, which is no failure. */
export async function sharePicture(png: Blob, name: string): Promise<void> {
  await navigator.share({ files: [new File([png], name, { type: "image/png" })] }).catch(() => {});
}
