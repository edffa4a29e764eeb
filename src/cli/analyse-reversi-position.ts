import {
  type RefusalAt,
  type Result,
  type ReversiOptions,
  type ReversiPosition,
  reversi,
} from "../games/index.ts";
import { replay } from "../match/index.ts";
import {
  makeTranscript,
  notationOf,
  parseGgfFile,
  parseObf,
  parseRecord,
  parseTranscript,
  parseWthor,
  type Transcript,
} from "../notation/index.ts";
import { english, refusalText } from "../words/index.ts";
import { type AnalyseOptions, readOr } from "./analyse.ts";
import { wholeNumber } from "./engine-common.ts";
import { UserError } from "./errors.ts";

/**
 * A Reversi position from what was typed: any of its notations, a game's record, or the name of a WTHOR (`.wtb`), GGF
 * or OBF file, from which `--game` picks one and `--ply` the position after so many moves.
 */
export async function reversiPositionFrom(
  text: string,
  game: ReversiOptions,
  options: AnalyseOptions,
  read: (file: string) => Promise<Uint8Array>,
): Promise<ReversiPosition> {
  const trimmed = text.trim();
  const extension = /\.(wtb|ggf|obf)$/i.exec(trimmed)?.[1]?.toLowerCase();
  if (extension !== undefined) {
    const bytes = await read(trimmed).catch(() => {
      throw new UserError(`${trimmed} cannot be read`);
    });
    return fromFile(extension, trimmed, bytes, options);
  }
  if (options.game !== undefined)
    throw new UserError("--game picks from a .wtb, .ggf or .obf file; give one as the position");
  if (trimmed === "") return reversi.start(game);
  if (trimmed.startsWith("{")) {
    const record = readOr(parseRecord(trimmed));
    if (record.game !== "reversi") throw new UserError(`the record is of ${record.game}, not of reversi`);
    return readOr(replay(record)).position as ReversiPosition;
  }
  if (options.ply !== undefined && /^([a-z]+[0-9]+\s*)*$/i.test(trimmed)) {
    return atPly(readOr(parseTranscript(trimmed, game)), options.ply);
  }
  return readOr(notationOf("reversi").parsePosition(trimmed, game)) as ReversiPosition;
}

function fromFile(
  extension: string,
  file: string,
  bytes: Uint8Array,
  options: AnalyseOptions,
): ReversiPosition {
  const pick = <T>(items: readonly T[], what: string): T => {
    if (items.length === 0) throw new UserError(`${file} has no ${what}`);
    return items[wholeNumber("--game", options.game ?? "1", 1, items.length) - 1] as T;
  };
  if (extension === "wtb") {
    const { moves } = pick(readOr(parseWthor(bytes)).games, "games");
    return atPly(readOr(parseTranscript(makeTranscript(moves, 8), reversi.defaults)), options.ply);
  }
  const text = new TextDecoder().decode(bytes);
  if (extension === "obf") return pick(readFileOr(parseObf(text), "line"), "positions").position;
  const { start, moves } = pick(readFileOr(parseGgfFile(text), "game"), "games");
  const squares = moves.flatMap(({ square }) => (square === undefined ? [] : [square]));
  const transcript = parseTranscript(makeTranscript(squares, start.options.size), start.options, start);
  return atPly(readOr(transcript), options.ply);
}

function atPly({ positions }: Transcript, ply: string | undefined): ReversiPosition {
  const last = positions.length - 1;
  return positions[ply === undefined ? last : wholeNumber("--ply", ply, 0, last)] as ReversiPosition;
}

/** The entries of a file, or which of them is wrong. */
function readFileOr<T>(result: Result<T, RefusalAt>, what: string): T {
  if (result.ok) return result.value;
  const { place, refusal } = result.refusal;
  throw new UserError(`${what} ${place}: ${refusalText(english, refusal)}`);
}
