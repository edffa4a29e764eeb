import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import type { Family, Game, GameId, MoveOf, OptionsOf, PositionOf, Result, Seat } from "../../games/index.ts";
import type { Play, PlayOf } from "../../match/index.ts";
import type { GameResult, PlayerSpec } from "../../players/index.ts";
import type { CopyName, Language, MoveMark, Who } from "../../words/index.ts";

/**
 * Everything on the page that differs between families of games. Each family has one, in a folder of its own; nothing
 * else on the page asks which game it is. Methods on purpose, as in `Game`.
 */
export interface Face<F extends Family = Family> {
  /** The board one plays on. */
  Board(props: BoardProps<F>): ComponentChild;
  /** What is written in place of a board that is too large to draw; undefined for one that can be drawn. */
  tooLarge(position: PositionOf<F>): readonly string[] | undefined;
  /** A picture of a game that has come a few moves far. */
  SmallBoard(props: SmallBoardProps<F>): ComponentChild;
  /** Three pictures of how it is played: the start, after a move, near the end. Undefined where it is too large to draw. */
  scenes(game: Game<F>, options: OptionsOf<F>): Scenes<F> | undefined;
  /** A game's options as one fills them in. */
  readonly form: OptionForm<F>;
  /** What a field that is filled in says, by its name: for a line about a game. */
  readonly optionTexts?: OptionTexts;
  /** Hint, analysis and report, with what works them out; loaded when it is first wanted. */
  loadUnderstanding(): Promise<Understanding<F>>;
  /** The same for moves that are tried, where more is shown of them. */
  loadExploration?(): Promise<Understanding<F>>;
  /** The layers of an explanation of one position, which is judged for that: for puzzles and lessons, where there is any. */
  loadLayers?(): Promise<{ PositionLayers(props: PositionProps<F>): ComponentChild }>;
  /** Setting a position up, where that can be; loaded when it is first wanted. */
  loadEditor?(): Promise<{ readonly editor: Editor<F> }>;
  /** What the button says that plays a move, where moves are picked up before they are played. */
  playText?(game: GameId, move: MoveOf<F>, position: PositionOf<F>): string;
  /**
   * A move that is made beside the board, by a button that `playText` names: in a game that has one it keeps its place while it is not
   * possible. Undefined in a game without it.
   */
  moveBeside?(position: PositionOf<F>): MoveBeside<F> | undefined;
  /** Text forms besides those that every game has: of the game, or of the position shown. */
  copies(play: PlayOf<F>, shown: PositionOf<F>): readonly Copy[];
  SeatMark(props: { readonly seat: Seat }): ComponentChild;
  /** What a seat has, where that is counted. */
  score?(position: PositionOf<F>, seat: Seat): string;
  /** How many pieces a move takes or turns: it is heard. One, where nothing is said. */
  weight?(position: PositionOf<F>, move: MoveOf<F>): number;
  /** The move that a player makes, as it is written; `results` are those of whoever plays here, for a player who follows them. */
  choose(
    play: PlayOf<F>,
    player: PlayerSpec,
    results: readonly GameResult[],
    patience?: Patience,
  ): Promise<string>;
  /** What a player that thinks aloud says of its move, which is not played yet; undefined of any other. */
  think?(play: PlayOf<F>, player: PlayerSpec, move: string): Promise<Saying | undefined>;
  /** Fetches what a player needs before it is asked for its first move. */
  prepare?(player: PlayerSpec): void;
}

/** What a face sees of the game it shows, and what it may do there. */
export interface FaceView<F extends Family = Family> {
  readonly game: Game<F>;
  readonly play: ReadonlySignal<PlayOf<F>>;
  /** The start and the position after each move. */
  readonly positions: ReadonlySignal<readonly PositionOf<F>[]>;
  /** How many moves are shown, and the position after them. */
  readonly index: ReadonlySignal<number>;
  readonly position: ReadonlySignal<PositionOf<F>>;
  /** Whether that is the game as it stands. */
  readonly live: ReadonlySignal<boolean>;
  readonly turn: ReadonlySignal<Seat>;
  /** Whether whoever sits here may move now. */
  readonly active: ReadonlySignal<boolean>;
  readonly lastMove: ReadonlySignal<MoveOf<F> | undefined>;
  /** The move that is picked up and not played yet. */
  readonly chosen: Signal<MoveOf<F> | undefined>;
  readonly hint: Signal<MoveOf<F> | undefined>;
  /** What is known of the moves of the position shown, while it is analysed. */
  readonly findings: Signal<readonly Finding<F>[]>;
  readonly analysing: ReadonlySignal<boolean>;
  /** How many hints have been asked for and not yet been given. */
  readonly hintsAsked: Signal<number>;
  /** Where a finished game was decided, once it is known. */
  readonly verdict: Signal<string>;
  /** The moves of a finished game that gave something away, as far as they are known. */
  readonly judged: Signal<readonly JudgedMove<F>[]>;
  /** The one of them that is played next in the position shown: board and list show it beside the better one. */
  readonly compared: ReadonlySignal<JudgedMove<F> | undefined>;
  /** Both sides as sentences name them. */
  readonly who: ReadonlySignal<readonly [Who, Who]>;
  /** Whether moves are only tried: every position is as it stands, and nothing is reported at an end. */
  readonly exploring?: true;
  /** Shows the game after its first `count` moves. */
  show(count: number): void;
  /** Where the game after its first `count` moves can be explored. */
  exploreAddress(count: number): string;
  /** Where another game can be explored, from its start on. */
  exploreOther(play: Play): string;
  move(move: MoveOf<F>): Result<unknown>;
}

export interface MoveBeside<F extends Family = Family> {
  readonly move: MoveOf<F>;
  readonly possible: boolean;
}

/** For a player that takes its time. */
export interface Patience {
  /** Told how much of its work is done, from 0 to 1. */
  readonly progress: (share: number) => void;
  /** Aborted when the move is wanted now, as good as it is. */
  readonly now: AbortSignal;
}

/** Something that is said in whichever language the page speaks. */
export type Saying = (language: Language) => string;

/** A move that gave something away, and one that would not have. */
export interface JudgedMove<F extends Family = Family> {
  /** Its number, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly played: MoveOf<F>;
  readonly better: MoveOf<F>;
  readonly mark: MoveMark;
}

/** A move, whether it is among the good ones, and what else is known of it. */
export interface Finding<F extends Family = Family> {
  readonly move: MoveOf<F>;
  readonly good: boolean;
  readonly text?: string;
}

export interface BoardProps<F extends Family = Family> {
  readonly view: FaceView<F>;
}

/** A position of the game that is shown, or of another one of its rules. */
export interface PositionProps<F extends Family = Family> extends BoardProps<F> {
  readonly position: PositionOf<F>;
}

export interface SmallBoardProps<F extends Family = Family> {
  readonly id: GameId;
  readonly game: Game<F>;
  /** The game being played; without one, a few moves of any. */
  readonly position: PositionOf<F> | undefined;
  /** The move that led to it, to be marked. */
  readonly move?: MoveOf<F> | undefined;
  /** Whether it plays on by itself. */
  readonly moving: boolean;
}

/** Pictures in the order of the sentences that explain them. */
export type Scenes<F extends Family = Family> = readonly Pick<SmallBoardProps<F>, "position" | "move">[];

/** What the module of a family's understanding exports. */
interface Understanding<F extends Family = Family> {
  Understanding(props: BoardProps<F>): ComponentChild;
}

/** Sets positions up by pressing. What is set up is a draft: a position that may not be legal, nor whose turn it says. */
export interface Editor<F extends Family = Family> {
  Board(props: EditorProps<F>): ComponentChild;
  /** What is set otherwise than by pressing the board. */
  Fields(props: EditorProps<F>): ComponentChild;
  /** What is said while it is legal: what a press does. */
  about(draft: PositionOf<F>): string;
  withOptions(draft: PositionOf<F>, options: OptionsOf<F>): PositionOf<F>;
  /** The position it is, or why it is none that could be played. */
  settle(draft: PositionOf<F>): Result<PositionOf<F>>;
}

export interface EditorProps<F extends Family = Family> {
  readonly id: GameId;
  readonly draft: PositionOf<F>;
  change(draft: PositionOf<F>): void;
}

/** What was filled in, by the names of the fields: text as it was typed, so that nothing is lost while it is not yet right. */
export type FieldTexts = Readonly<Record<string, string>>;

export interface OptionForm<F extends Family = Family> {
  make(options: OptionsOf<F>): FieldTexts;
  parse(texts: FieldTexts, game: Game<F>): Result<OptionsOf<F>>;
  Fields(props: FieldsProps): ComponentChild;
}

export type OptionTexts = Readonly<Record<string, (game: GameId, value: string) => string>>;

export interface FieldsProps {
  readonly game: GameId;
  /** Who begins, as it is chosen; at one device nobody is me. */
  readonly first: "me" | "other" | "chance" | "beside";
  readonly texts: FieldTexts;
  readonly change: (part: FieldTexts) => void;
}

/** A text to copy, and what it is. */
export interface Copy {
  readonly name: CopyName;
  readonly text: string;
}
