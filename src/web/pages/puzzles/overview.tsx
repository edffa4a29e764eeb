import { startRating } from "../../../learn/index.ts";
import type { Idea, LearnSentences, PuzzleKind } from "../../../words/index.ts";
import { ideas } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { useTitle } from "../../base/title.ts";
import { wishAddress } from "../../session/puzzle-address.ts";
import { beginAnew, progress } from "../../session/puzzle-keep.ts";
import { familiesOf, familiesWith } from "../../session/puzzle-source.ts";
import { AskedAction } from "../game/asked-action.tsx";
import { SheetForm } from "./sheet-form.tsx";
import { Today } from "./today.tsx";

/** The puzzles of the day, every other way, how one stands, and a sheet for a class. */
export function Overview({ say }: { say: LearnSentences }) {
  const { puzzles } = say;
  useTitle(puzzles.title, "Grundy");
  return (
    <section class="page puzzles-page">
      <h1>{puzzles.title}</h1>
      <p class="lead">{puzzles.lead}</p>
      <Today say={say} />
      <section class="puzzle-ways" aria-labelledby="puzzle-ways">
        <h2 id="puzzle-ways">{puzzles.choose}</h2>
        <ul>
          <Way say={say} way="endless" />
          <Way say={say} way="streak" />
        </ul>
      </section>
      <section class="puzzle-ideas" aria-labelledby="puzzle-ideas">
        <h2 id="puzzle-ideas">{puzzles.ways.idea.name}</h2>
        <p class="note">{puzzles.ways.idea.about}</p>
        <ul>
          {ideas
            .filter((idea) => familiesWith(idea).length > 0)
            .map((idea) => (
              <IdeaLink key={idea} say={say} idea={idea} />
            ))}
        </ul>
      </section>
      <Yours say={say} />
      <SheetForm say={say} />
    </section>
  );
}

function Way({ say, way }: { say: LearnSentences; way: "endless" | "streak" }) {
  const { puzzles } = say;
  const families = familiesOf("all");
  const kinds: readonly PuzzleKind[] = families.length > 1 ? [...families, "all"] : families;
  return (
    <li>
      <h3>{puzzles.ways[way].name}</h3>
      <p class="note">{puzzles.ways[way].about}</p>
      <p class="puzzle-kinds">
        {kinds.map((of) => (
          <a
            key={of}
            class="button"
            href={wishAddress({ way, of })}
            aria-label={puzzles.start({ way: puzzles.ways[way].name, kind: puzzles.kinds[of] })}
          >
            {puzzles.kinds[of]}
          </a>
        ))}
      </p>
    </li>
  );
}

function IdeaLink({ say, idea }: { say: LearnSentences; idea: Idea }) {
  const { name, about } = say.ideas.of[idea];
  const id = `idea-${idea}`;
  return (
    <li>
      <a href={wishAddress({ way: "idea", idea })} aria-describedby={id}>
        {name}
      </a>
      <p class="note" id={id}>
        {about}
      </p>
    </li>
  );
}

/** How one stands, and the way to forget it. */
function Yours({ say }: { say: LearnSentences }) {
  const { puzzles } = say;
  const { standings, runs } = progress.value;
  const longest = Math.max(0, ...Object.values(runs).map((run) => run.longest));
  return (
    <section class="puzzle-yours" aria-labelledby="puzzle-yours">
      <h2 id="puzzle-yours">{puzzles.yours}</h2>
      <dl>
        {familiesOf("all").map((family) => {
          const { rating = startRating, tried = 0, solved = 0 } = standings[family] ?? {};
          return (
            <div key={family} data-testid={`standing-${family}`}>
              <dt>{puzzles.ratingOf({ kind: puzzles.kinds[family] })}</dt>
              <dd>
                <span class="figure">{puzzles.rating({ rating })}</span>
                <span class="note">{puzzles.solved({ solved, tried })}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p class="note" data-testid="longest">
        {puzzles.bestStreak({ best: longest })}
      </p>
      <AskedAction
        icon="remove"
        label={puzzles.beginAnew}
        question={puzzles.reallyAnew}
        wayBack={puzzles.keep}
        act={() => {
          beginAnew();
          announce(puzzles.begunAnew);
        }}
      />
    </section>
  );
}
