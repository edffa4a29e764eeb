import { encode } from "uqr";
import { language } from "../../base/language.ts";

/** A text as a code for cameras: dark on light in every theme, with the margin of four that readers need (ISO/IEC 18004, 6.3.8). */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={language.value.page.lobby.qrCode}
      shape-rendering="crispEdges"
    >
      <rect class="light" width={size} height={size} />
      <path class="dark" d={path} />
    </svg>
  );
}
