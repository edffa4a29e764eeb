import type { Page } from "playwright-core";
import { gameNames, moveByMouse, turnOrEnd } from "./hands.ts";
import { take } from "./learn-hands.ts";
import { post } from "./server.ts";
import { tournamentIds } from "./tournaments.ts";

/** Every page and dialog of the site: where it is, and what to do there before it is looked at. */
export interface Place {
  readonly name: string;
  readonly path: string;
  readonly ready: (page: Page, address: string) => Promise<unknown>;
}

export const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 740, height: 360 },
  { width: 360, height: 740 },
] as const;

const dialogBy = (button: string) => async (page: Page) => {
  await page.getByRole("button", { name: button }).first().click();
  await page.getByRole("dialog").locator("button").nth(1).waitFor();
};

/** Pages that only have to be opened. */
export const pages: readonly Place[] = [
  { name: "home", path: "/", ready: (page) => page.locator(".card").last().waitFor() },
  ...gameNames.map((game) => ({
    name: game,
    path: `/play/${game.toLowerCase()}`,
    ready: (page: Page) => page.getByTestId("status").waitFor(),
  })),
  { name: "own games", path: "/games", ready: (page) => page.getByRole("searchbox").waitFor() },
  {
    name: "lobby",
    path: "/lobby",
    ready: async (page, address) => {
      const game = { game: "reversi", open: true, options: { size: 10 }, help: true };
      await post(address, "/api/games", { ...game, seats: [{ by: "me", name: "Ann" }, { by: "guest" }] });
      await page.getByRole("button", { name: "Join Ann's game of Reversi" }).first().waitFor();
    },
  },
  { name: "arena", path: "/arena", ready: (page) => page.locator("h1").waitFor() },
  ...tournamentIds.map((id) => ({
    name: `the tournament ${id}`,
    path: `/arena/${id}`,
    ready: (page: Page) => page.getByRole("heading", { name: "Standings" }).waitFor(),
  })),
  {
    name: "a tournament that is none",
    path: "/arena/AAAAAAAAAAAAAAAA",
    ready: (page) => page.getByRole("heading").waitFor(),
  },
  {
    name: "players",
    path: "/players",
    ready: (page) => page.getByRole("rowheader", { name: "Ada Lovelace" }).waitFor(),
  },
  {
    name: "person",
    path: "/players?username=ada",
    ready: (page) => page.getByRole("heading", { name: "Ada Lovelace" }).waitFor(),
  },
  {
    name: "puzzles",
    path: "/puzzles",
    ready: async (page) => {
      await page.getByTestId("daily-reversi").locator(".board").waitFor();
      await page.getByTestId("daily-taking").locator(".board").waitFor();
    },
  },
  ...["nim-1", "reversi-1"].map((id) => ({
    name: `the puzzle ${id}`,
    path: `/puzzles?puzzle=${id}`,
    ready: (page: Page) => page.locator(".puzzle .board").waitFor(),
  })),
  {
    name: "a puzzle that is none",
    path: "/puzzles?puzzle=nim-0",
    ready: (page) => page.getByRole("heading", { name: "There is no such puzzle" }).waitFor(),
  },
  { name: "consoles", path: "/consoles/piles", ready: (page) => page.locator(".xterm").waitFor() },
  { name: "your own program", path: "/judge", ready: (page) => page.locator("textarea").waitFor() },
  {
    name: "replay",
    path: "/replay/reversi#moves=f5d6c3d3c4",
    ready: (page) => page.getByTestId("said").waitFor(),
  },
  {
    name: "replay of no game",
    path: "/replay/stones#options=none",
    ready: (page) => page.getByRole("heading").waitFor(),
  },
  {
    name: "embed",
    path: "/embed/sticks#moves=1:2-4,2:1-3",
    ready: (page) => page.getByTestId("said").waitFor(),
  },
  {
    name: "courses",
    path: "/learn",
    ready: (page) => page.getByRole("link", { name: /^Begin: / }).waitFor(),
  },
  ...["remainders", "kayles", "corners"].map((id) => ({
    name: `the lesson ${id}`,
    path: `/learn/${id}`,
    ready: (page: Page) => page.locator(".lesson .board").first().waitFor(),
  })),
  {
    name: "glossary",
    path: "/learn/glossary",
    ready: (page) => page.getByRole("heading", { name: "Glossary" }).waitFor(),
  },
  { name: "settings", path: "/settings", ready: (page) => page.locator(".preview .board").first().waitFor() },
  { name: "missing", path: "/nowhere", ready: (page) => page.getByRole("heading").waitFor() },
  { name: "no such game", path: "/play/chess", ready: (page) => page.getByRole("heading").waitFor() },
  {
    name: "nobody",
    path: "/players?username=nobody",
    ready: (page) => page.getByText("There is no such player.").waitFor(),
  },
  {
    name: "a link to no game",
    path: "/play/stones#options=none",
    ready: (page) => page.getByRole("heading").waitFor(),
  },
  {
    name: "a link with a bad move",
    path: "/play/piles#moves=1:9,9:9",
    ready: (page) => page.locator(".banner").waitFor(),
  },
  ...gameNames.map((game) => ({
    name: `${game} explored`,
    path: `/analysis/${game.toLowerCase()}`,
    ready: (page: Page) => page.locator(".chip, .value").first().waitFor({ state: "attached" }),
  })),
  {
    name: "variations in a link",
    path: "/analysis/reversi?at=4#moves=f5d6(f6e6)(f4)c3d3",
    ready: (page) => page.locator(".best-lines li button").first().waitFor({ state: "attached" }),
  },
  {
    name: "a link to no analysis",
    path: "/analysis/reversi#moves=f5(",
    ready: (page) => page.getByRole("heading").waitFor(),
  },
  {
    name: "a game that is gone",
    path: "/game/AAAAAAAAAAAAAAAA",
    ready: (page) => page.getByRole("heading").waitFor(),
  },
];

/** Dialogs over them. */
export const dialogs: readonly Place[] = [
  {
    name: "your own program, explained",
    path: "/judge",
    ready: async (page) => {
      await page.getByRole("button", { name: "Show an example" }).click();
      await page.getByTestId("verdict").waitFor();
    },
  },
  ...["Options for Sticks", "Options for Reversi"].map((name) => ({
    name,
    path: "/",
    ready: dialogBy(name),
  })),
  {
    name: "a handicap",
    path: "/",
    ready: async (page) => {
      await dialogBy("Options for Stones")(page);
      await page.getByLabel("Handicap in favour of").selectOption("me");
      await page.getByText(/added: with best play/).waitFor();
    },
  },
  { name: "wait for anyone", path: "/lobby", ready: dialogBy("Wait for anyone") },
  {
    name: "play a friend",
    path: "/",
    ready: async (page) => {
      await page.getByRole("button", { name: "Play a friend: Stones" }).click();
      await page.getByRole("img", { name: "QR code" }).waitFor();
    },
  },
  { name: "share", path: "/play/piles", ready: dialogBy("Share") },
  {
    name: "share, with a picture",
    path: "/play/kayles",
    ready: async (page) => {
      await dialogBy("Share")(page);
      await page.getByText("Picture", { exact: true }).click();
      await page.getByRole("img", { name: /^The picture/ }).waitFor();
    },
  },
  {
    name: "share, with a file of several games",
    path: "/play/reversi",
    ready: async (page) => {
      await dialogBy("Share")(page);
      await page.getByLabel("Load a record").fill("f5d6\nf5f6\n".repeat(40));
      await page.getByRole("button", { name: "Load", exact: true }).click();
      await page.getByRole("region", { name: "Games found" }).waitFor();
    },
  },
  {
    name: "keys",
    path: "/play/kayles",
    ready: async (page) => {
      await page.getByTestId("status").waitFor();
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    },
  },
  ...["Set up", "Load", "Share", "Analyses", "Keys"].map((name) => ({
    name: `${name} of the analysis board`,
    path: "/analysis/sticks?at=1#moves=1:2-4(2:1-1)",
    ready: async (page: Page) => {
      await page.getByTestId("status").waitFor();
      await page.getByRole("button", { name, exact: true }).click();
      await page.locator("dialog, .editor .field").first().waitFor({ state: "attached" });
    },
  })),
  {
    name: "keys of a puzzle",
    path: "/puzzles?puzzle=nim-1",
    ready: async (page) => {
      await page.locator(".puzzle .board").waitFor();
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "a mistake in a lesson",
    path: "/learn/remainders",
    ready: async (page) => {
      await take(page, 3);
      await page.getByRole("button", { name: "Try again" }).click();
      await take(page, 3);
      await page.getByRole("button", { name: "Show me" }).waitFor();
    },
  },
  {
    name: "the game of a lesson",
    path: "/",
    ready: async (page, address) => {
      await page.evaluate(() =>
        localStorage.setItem("grundy/learn/lessons/remainders", '{"steps":7,"at":7}'),
      );
      await page.goto(`${address}/learn/remainders`);
      await page.getByRole("button", { name: "Begin" }).click();
      await page
        .getByText(/^Your turn/)
        .first()
        .waitFor();
    },
  },
  {
    name: "a word explained",
    path: "/learn/glossary",
    ready: async (page) => {
      await page.locator(".term").first().click();
      await page.locator(".term-box:popover-open").waitFor();
    },
  },
  {
    name: "faults of a tournament, with the evidence of one",
    path: `/arena/${tournamentIds[0]}`,
    ready: async (page) => {
      await page.getByText("What the numbers mean").click();
      await page.getByText("Games with a fault, the latest first").first().click();
      await page
        .getByRole("button", { name: /^Evidence of game/ })
        .first()
        .click();
      await page.getByRole("dialog").getByText("The last lines between").first().waitFor();
    },
  },
  {
    name: "keys of a lesson",
    path: "/learn/remainders",
    ready: async (page) => {
      await page.getByTestId("text").waitFor();
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "add a player", path: "/players", ready: dialogBy("Add a player") },
  {
    name: "export and import",
    path: "/games",
    ready: async (page) => {
      await page.getByRole("button", { name: "Export and import" }).click();
      await page.getByRole("checkbox", { name: /With my seats/ }).check();
      const buffer = Buffer.from('{"format":"grundy-own-games","version":1,"games":[7]}');
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "x.json", mimeType: "application/json", buffer });
      await page.getByText("1 entry stayed out").waitFor();
    },
  },
  { name: "edit a player", path: "/players", ready: dialogBy("Edit ada") },
  { name: "reset everyone", path: "/players", ready: dialogBy("Reset everyone") },
  { name: "remove everyone", path: "/players", ready: dialogBy("Remove everyone") },
  {
    name: "remove a player",
    path: "/players",
    ready: async (page) => {
      await page.getByRole("button", { name: "Remove ada" }).click();
      await page.getByRole("group", { name: "Remove ada?" }).waitFor();
    },
  },
];

/** Games that have come some way. */
export const games: readonly Place[] = [
  {
    name: "a puzzle in a streak, after a move",
    path: "/puzzles?way=streak&of=reversi",
    ready: async (page) => {
      await page.locator(".puzzle .board").waitFor();
      // Whichever it is: after the first move it is solved, or not.
      await page.locator(".square.legal").first().click();
      await page.locator('.puzzle[data-stage="wrong"], .puzzle[data-stage="right"]').waitFor();
    },
  },
  {
    name: "a puzzle with all its hints",
    path: "/puzzles?puzzle=nim-1",
    ready: async (page) => {
      await page.locator(".puzzle .board").waitFor();
      for (let hint = 0; hint < 5; hint++) await page.keyboard.press("h");
      await page.getByText("marked on the board").first().waitFor();
    },
  },
  ...gameNames.map((game) => ({
    name: `${game}, analysed`,
    path: `/play/${game.toLowerCase()}`,
    ready: async (page: Page) => {
      await page.getByTestId("status").waitFor();
      await moveByMouse(page);
      await turnOrEnd(page);
      await page.getByRole("button", { name: "Analyse" }).click();
      await page.locator(".chip, .value").first().waitFor();
    },
  })),
  {
    name: "a swap that is possible, analysed",
    path: `/play/sticks#options=${encodeURIComponent('{"swap":true}')}&moves=1:5-5`,
    ready: async (page) => {
      await page.getByRole("button", { name: "Play on, two at this device" }).click();
      await page.getByRole("button", { name: "Swap sides", exact: true }).waitFor();
      await page.getByRole("button", { name: "Analyse" }).click();
      await page.locator(".beside svg").waitFor();
    },
  },
  {
    name: "own games, one of them removed",
    path: "/play/sticks",
    ready: async (page, address) => {
      for (const game of ["sticks", "stones", "kayles"]) {
        await page.goto(`${address}/play/${game}`);
        await page.getByTestId("status").waitFor();
        await moveByMouse(page);
      }
      await page.goto(`${address}/games`);
      await page
        .getByRole("checkbox", { name: /^Choose Stones/ })
        .first()
        .check();
      await page
        .getByRole("button", { name: /^Remove Kayles/ })
        .first()
        .click();
      await page.getByText("Kayles removed.").first().waitFor();
    },
  },
  {
    name: "a clock of one's own",
    path: "/",
    ready: async (page) => {
      await page.getByRole("button", { name: "Options for Stones" }).click();
      await page.getByRole("dialog").getByLabel("Clock", { exact: true }).selectOption("own");
      await page.getByLabel("Minutes each").fill("0");
    },
  },
  {
    name: "waiting",
    path: "/",
    ready: async (page) => {
      await page.getByRole("button", { name: "Options for Stones" }).click();
      await page.getByRole("dialog").getByLabel("Opponent", { exact: true }).selectOption("link");
      await page.getByRole("dialog").locator("button[type=submit]").click();
      await page.getByLabel("Invitation link").waitFor();
    },
  },
  {
    name: "something to say",
    path: "/",
    ready: async (page, address) => {
      const seats = [{ by: "me", name: "Ann" }, { by: "guest" }];
      const made = await post(address, "/api/games", { game: "reversi", seats });
      const { head, invitation, tokens } = made as {
        head: { id: string };
        invitation: string;
        tokens: [string, null];
      };
      await post(address, `/api/games/${head.id}/join`, { invitation, name: "Bob" });
      const kept = { tokens, levels: [null, null], invitation: null };
      await page.evaluate(
        ([key, text]) => localStorage.setItem(key as string, text as string),
        [`grundy/ticket/${head.id}`, JSON.stringify(kept)],
      );
      await page.goto(`${address}/game/${head.id}`);
      await page.getByRole("button", { name: "Say" }).click();
      await page.getByTestId("talk").getByRole("button", { name: "Hello" }).click();
      await page.getByTestId("said-0").waitFor();
      await page.getByRole("button", { name: "Say" }).click();
      await page.getByTestId("talk").waitFor();
    },
  },
  {
    name: "invitation",
    path: "/",
    ready: async (page, address) => {
      const seats = [{ by: "me", name: "Ann" }, { by: "guest" }];
      const made = await post(address, "/api/games", { game: "kayles", seats });
      const { head, invitation } = made as { head: { id: string }; invitation: string };
      await page.goto(`${address}/game/${head.id}#invitation=${invitation}`);
      await page.getByRole("heading", { name: /Ann/ }).waitFor();
    },
  },
];

export const places: readonly Place[] = [...pages, ...dialogs, ...games];
