import { useEffect, useMemo, useState } from "preact/hooks";
import {
  type Family,
  flips,
  type GameId,
  gameOf,
  type PositionOf,
  type ReversiPosition,
  type TakingMove,
  type TakingPosition,
} from "../../../games/index.ts";
import { type Chance, seededChance } from "../../../players/chance.ts";
import { ReversiBoard } from "../../board/disc-board.tsx";
import { TakingBoard } from "../../board/rows-board.tsx";
import { keptGame } from "../../session/keep.ts";

const abouts: Readonly<Record<GameId, string>> = {
  reversi: "Enclose discs and they are yours. The most at the end win.",
  sticks: "Mark any neighbouring matches. Whoever marks the last loses.",
  stones: "Take one to three from the end. The last stone loses.",
  kayles: "Knock one pin or two neighbours. The last pin wins.",
  piles: "Take one to three coins from a pile. The last coin wins.",
  taking: "Rows, takes and endings of your own.",
};

/** A game with a small board: the one being played, or one that plays a few moves by itself under the pointer. */
export function GameCard({ id, options }: { id: GameId; options: () => void }) {
  const kept = useMemo(() => keptGame(id), [id]);
  const going = kept && !kept.play.ending && kept.play.moves.length > 0 ? kept.play : undefined;
  const [watched, setWatched] = useState(false);
  const { title } = gameOf(id);
  return (
    <li class={`card ${id}`} onPointerEnter={() => setWatched(true)} onPointerLeave={() => setWatched(false)}>
      <a class="card-play" href={`/play/${id}`}>
        <span class="card-board" aria-hidden="true">
          <SmallBoard id={id} start={going?.position} moving={watched && !going} />
        </span>
        <span class="card-title">
          <span class="unseen">{going ? "Go on with " : "Play "}</span>
          {title}
        </span>
        <span class="card-about">{abouts[id]}</span>
      </a>
      <div class="card-foot">
        <a class="button primary" href={`/play/${id}`} tabIndex={-1}>
          {going ? "Go on" : "Play"}
        </a>
        <button type="button" class="quiet" onClick={options} aria-label={`Options for ${title}`}>
          Options
        </button>
      </div>
    </li>
  );
}

const still = { decorative: true, active: false, label: "", choose: () => {}, play: () => {} };

interface Scene {
  readonly position: PositionOf<Family>;
  readonly move: unknown;
  readonly turned: readonly number[];
}

function SmallBoard({
  id,
  start,
  moving,
}: {
  id: GameId;
  start: PositionOf<Family> | undefined;
  moving: boolean;
}) {
  const game = gameOf(id);
  const first: Scene = { position: start ?? opening(id), move: undefined, turned: [] };
  const [scene, setScene] = useState(first);
  useEffect(() => {
    if (!moving || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const chance = seededChance(Date.now());
    const timer = setInterval(() => setScene((before) => nextScene(id, before, chance) ?? first), 900);
    return () => clearInterval(timer);
  }, [moving]);
  if (id === "reversi") {
    return (
      <ReversiBoard
        {...still}
        position={scene.position as ReversiPosition}
        last={scene.move as number | undefined}
        turned={scene.turned}
        squareName={() => ""}
      />
    );
  }
  return (
    <TakingBoard
      {...still}
      game={game.id as GameId}
      position={scene.position as TakingPosition}
      last={scene.move as TakingMove | undefined}
      spotName={() => ""}
    />
  );
}

function nextScene(id: GameId, { position }: Scene, chance: Chance): Scene | undefined {
  const game = gameOf(id);
  const count = game.countMoves(position);
  if (count === 0) return undefined;
  const move = game.moveAt(position, Math.floor(chance() * count));
  const next = game.play(position, move);
  if (!next.ok) return undefined;
  return {
    position: next.value,
    move,
    turned: id === "reversi" ? flips(position as ReversiPosition, move as number) : [],
  };
}

/** A few moves into a game a board is recognised at a glance. */
function opening(id: GameId): PositionOf<Family> {
  const game = gameOf(id);
  let position = game.start(game.defaults);
  const chance = seededChance(id === "reversi" ? 7 : 5);
  const moves = id === "reversi" ? 14 : id === "stones" ? 2 : 3;
  for (let count = 0; count < moves; count++) {
    const next = game.play(position, game.moveAt(position, Math.floor(chance() * game.countMoves(position))));
    if (next.ok) position = next.value;
  }
  return position;
}
