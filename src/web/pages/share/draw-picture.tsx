import { signal } from "@preact/signals";
import { render } from "preact";
import { Paints } from "../../board/paints.tsx";
import { colourOf, make, stillOf } from "../../board/still.ts";
import { faceOf } from "../../faces/index.ts";
import { GameView } from "../../session/game-view.ts";
import { ViewSession } from "../../session/view.ts";

export interface PictureWish {
  readonly theme: "light" | "dark";
  /** Whether the move that led there is marked. */
  readonly marked: boolean;
  /** The lines under the board. */
  readonly caption: readonly string[];
}

/** A finished drawing: its text, and its size in pixels. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The longer side of a picture in pixels. */
const longest = 1200;
/** What is left free around the board, in the board's own units. */
const margin = 12;

/** The position that is shown, drawn by the board's own components in a place nobody sees; undefined for one too large to draw. */
export async function drawPicture(
  { play, index }: Pick<GameView, "play" | "index">,
  wish: PictureWish,
): Promise<Picture | undefined> {
  const view = new GameView(new ViewSession(play.peek()));
  view.show(index.peek());
  const face = faceOf(view.game);
  if (face.tooLarge(view.position.peek())) return undefined;
  const shown = wish.marked ? view : Object.create(view, { lastMove: { value: signal(undefined) } });
  const host = document.createElement("div");
  host.id = "still";
  // Colours that somebody has chosen for the page stay, where the picture has the page's own.
  if (wish.theme !== pageTheme()) host.dataset.theme = wish.theme;
  host.inert = true;
  document.body.append(host);
  try {
    render([<face.Board key="board" view={shown} />, <Paints key="paints" />], host);
    // The board is drawn once more when it knows how wide its place is.
    await new Promise((resolve) => setTimeout(resolve));
    return compose(host, wish.caption);
  } finally {
    render(null, host);
    host.remove();
    view.close();
  }
}

/** The colours that the page has now. */
export function pageTheme(): PictureWish["theme"] {
  return getComputedStyle(document.documentElement).colorScheme === "dark" ? "dark" : "light";
}

function compose(host: HTMLElement, caption: readonly string[]): Picture | undefined {
  const board = host.querySelector<SVGSVGElement>("svg.board");
  if (!board) return undefined;
  const { width, height } = board.viewBox.baseVal;
  const { backgroundColor, color, fontFamily } = getComputedStyle(host);
  const size = Math.max(11, Math.max(width, height) / 26);
  const line = size * 1.4;
  const whole = {
    width: width + 2 * margin,
    height: height + 2 * margin + (caption.length > 0 ? caption.length * line + size / 2 : 0),
  };
  const scale = longest / Math.max(whole.width, whole.height);
  const pixels = { width: Math.round(whole.width * scale), height: Math.round(whole.height * scale) };
  const svg = make("svg", {
    ...pixels,
    viewBox: `0 0 ${whole.width} ${whole.height}`,
    "font-family": fontFamily,
  });
  const title = make("title");
  title.textContent = caption.join(", ");
  if (caption.length > 0) svg.append(title);
  // A little beyond the edges, which need not fall on whole pixels.
  const ground = { x: -1, y: -1, width: whole.width + 2, height: whole.height + 2 };
  svg.append(make("rect", { ...ground, fill: colourOf(backgroundColor)?.text ?? "none" }));
  const still = stillOf(board, host);
  still.setAttribute("transform", `translate(${margin} ${margin})`);
  svg.append(still);
  for (const [index, text] of caption.entries()) {
    const y = height + 2 * margin + (index + 0.75) * line;
    svg.append(
      captionLine(board, text, {
        x: whole.width / 2,
        y,
        size,
        room: width,
        colour: colourOf(color)?.text ?? "currentColor",
      }),
    );
  }
  return { svg: new XMLSerializer().serializeToString(svg), ...pixels };
}

/** As large as it fits: names may be long. */
function captionLine(
  board: SVGSVGElement,
  text: string,
  { x, y, size, room, colour }: { x: number; y: number; size: number; room: number; colour: string },
): SVGTextElement {
  const line = make("text", { x, y, "font-size": size, "text-anchor": "middle", fill: colour });
  line.textContent = text;
  board.append(line);
  const length = line.getComputedTextLength();
  line.remove();
  if (length > room) line.setAttribute("font-size", String((size * room) / length));
  return line;
}
