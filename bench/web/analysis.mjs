// The analysis board: how soon a press is answered while the engine thinks, and how a tree of 5,000 moves is walked.
import { gameOf, must } from "../../dist/games/index.js";
import { addMove, begin, standingAt, treeOf, writeTree, writtenPlaces } from "../../dist/match/index.js";
import { notationOf } from "../../dist/notation/index.js";
import { seededChance } from "../../dist/players/index.js";

const presses = 30;

/** Grown by chance from places all over it, the same every time. */
function largeTree(moves) {
  const chance = seededChance(18);
  const game = gameOf("reversi");
  let placed = { tree: treeOf(must(begin("reversi"))), at: 0 };
  while (placed.tree.moves < moves) {
    const standing = standingAt(placed.tree, placed.at);
    const count = game.countMoves(standing.position);
    if (count === 0 || chance() < 0.08) {
      const places = writtenPlaces(placed.tree);
      placed = { tree: placed.tree, at: places[Math.floor(chance() * places.length)] };
      continue;
    }
    const move = game.moveAt(standing.position, Math.floor(chance() * count));
    const text = notationOf("reversi").makeMove(move, standing.position);
    placed = must(addMove(placed.tree, placed.at, text, standing));
  }
  return placed.tree;
}

/** From a press or a key to the frame that shows it, the slowest of many, in milliseconds. */
function slowestAnswer(page, kind) {
  return page.evaluate(
    async ([kind, presses]) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const times = [];
      for (let count = 0; count < presses; count++) {
        const list = document.querySelector(".variations");
        const squares = document.querySelectorAll(".square.legal");
        const square = squares[count % squares.length];
        const started = performance.now();
        if (kind === "press" && square) square.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        else {
          const key = kind === "press" ? "Home" : count % 3 === 2 ? "ArrowDown" : "ArrowRight";
          list.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        }
        await painted();
        times.push(performance.now() - started);
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      return Math.max(...times);
    },
    [kind, presses],
  );
}

export async function analysisFigures(browser, address, { noteTasks, report, milliseconds }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  const open = async (link) => {
    await page.goto(address + link);
    await page.locator(".variations").waitFor();
    await page.locator(".value").first().waitFor();
  };
  await open("/analysis/reversi");
  const whileThinking = await noteTasks(session);
  const press = await slowestAnswer(page, "press");
  report(`slowest of ${presses} presses while the engine thinks`, press, milliseconds, "ms", 0);
  report("longest task meanwhile", await whileThinking(), milliseconds, "ms", 0);

  await open(`/analysis/reversi?at=0#moves=${writeTree(largeTree(5000))}`);
  const whileWalking = await noteTasks(session);
  const walk = await slowestAnswer(page, "walk");
  report(`slowest of ${presses} steps in a tree of 5,000 moves`, walk, milliseconds, "ms", 0);
  const added = await slowestAnswer(page, "press");
  report(`slowest of ${presses} presses in a tree of 5,000 moves`, added, milliseconds, "ms", 0);
  report("longest task meanwhile", await whileWalking(), milliseconds, "ms", 0);
  await page.close();
}
