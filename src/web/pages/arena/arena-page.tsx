import { useEffect, useState } from "preact/hooks";
import type { TournamentSummary } from "../../../protocol/index.ts";
import { type ArenaSentences, gameTitle } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { call } from "../../base/api.ts";
import { copyText } from "../../base/copy.ts";
import { Failure } from "../../base/failure.tsx";
import { hidden } from "../../base/hidden.ts";
import { language } from "../../base/language.ts";
import { useTitle } from "../../base/title.ts";
import { sayTrouble, type Trouble } from "../../base/trouble.ts";
import { useArena } from "./arena-words.ts";
import { whole } from "./figures.ts";
import "../../styles/arena.css";
import { WideTable } from "./wide-table.tsx";

/** How a tournament is started, at a command line. */
const command = "grundy arena tournament bots.json --format swiss";
/** Milliseconds between two looks, and how many are shown at a time. */
const lookEvery = 5000;
const atOnce = 50;

/** The tournaments of this server. */
export function ArenaPage() {
  const { say, failed, again } = useArena();
  useTitle(language.value.page.shell.arena, "Grundy");
  if (failed) return <Failure text={language.value.page.notLoaded.page} again={again} />;
  return say ? <TournamentList say={say} /> : <div class="waiting" aria-busy="true" />;
}

function TournamentList({ say }: { say: ArenaSentences }) {
  const [tournaments, setTournaments] = useState<readonly TournamentSummary[] | undefined>();
  const [next, setNext] = useState<string | undefined>();
  const [trouble, setTrouble] = useState<Trouble | undefined>();
  const isHidden = hidden.value;
  const words = say.page;

  async function look() {
    const answer = await call("listTournaments", { query: { limit: atOnce } });
    setTrouble(answer.ok ? undefined : answer.trouble);
    if (!answer.ok) return;
    const latest = answer.value.tournaments;
    // What was asked for behind them stays.
    setTournaments((known = []) => [
      ...latest,
      ...known.filter(({ id }) => !latest.some((one) => one.id === id)),
    ]);
    setNext((known) => (known === undefined ? answer.value.next : known));
  }

  async function older() {
    const answer = await call("listTournaments", { query: { limit: atOnce, before: next as string } });
    setTrouble(answer.ok ? undefined : answer.trouble);
    if (!answer.ok) return;
    setTournaments((known = []) => [...known, ...answer.value.tournaments]);
    setNext(answer.value.next ?? "");
  }

  useEffect(() => {
    if (isHidden) return;
    void look();
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, [isHidden]);

  if (!tournaments && !trouble) return <div class="waiting" aria-busy="true" />;
  return (
    <section class="page arena">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <p class="note arena-state" role="status">
        {trouble && tournaments ? words.lost : ""}
      </p>
      {!tournaments && trouble && <Failure text={sayTrouble(trouble)} again={() => void look()} />}
      {tournaments?.length === 0 && <HowToStart say={say} />}
      {tournaments && tournaments.length > 0 && <Table say={say} tournaments={tournaments} />}
      {next && (
        <button type="button" class="quiet" onClick={() => void older()}>
          {words.older}
        </button>
      )}
    </section>
  );
}

function HowToStart({ say: { page: words } }: { say: ArenaSentences }) {
  const [copied, setCopied] = useState(false);
  const { share, shell } = language.value.page;
  async function copy() {
    const done = await copyText(command);
    setCopied(done);
    announce(done ? share.copied : shell.copyRefused);
  }
  return (
    <>
      <p>{words.none}</p>
      <p class="arena-command">
        <code>{command}</code>
        <button type="button" aria-label={copied ? undefined : words.copyCommand} onClick={() => void copy()}>
          {copied ? share.copied : share.copy}
        </button>
      </p>
    </>
  );
}

function Table({ say, tournaments }: { say: ArenaSentences; tournaments: readonly TournamentSummary[] }) {
  const { list, states } = say.page;
  return (
    <WideTable label={list.caption}>
      <table class="figures tournaments">
        <caption class="unseen">{list.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{list.tournament}</th>
            <th scope="col">{list.state}</th>
            <th scope="col">{list.format}</th>
            <th scope="col">{list.game}</th>
            <th scope="col" class="figure">
              {list.bots}
            </th>
            <th scope="col" class="figure">
              {list.games}
            </th>
            <th scope="col" class="figure">
              {list.begun}
            </th>
          </tr>
        </thead>
        <tbody>
          {tournaments.map(({ id, name, state, format, game, bots, games, created }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`/arena/${id}`}>
                  <bdi>{name}</bdi>
                </a>
              </th>
              <td>
                <span class={`arena-is ${state}`}>{states[state]}</span>
              </td>
              <td>{say.formats[format]}</td>
              <td>{gameTitle(language.value, game)}</td>
              <td class="figure">{whole(bots)}</td>
              <td class="figure">{whole(games)}</td>
              <td class="figure">
                <time dateTime={new Date(created).toISOString()}>
                  {language.value.page.home.date({ at: created, now: Date.now() })}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
