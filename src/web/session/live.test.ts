import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveConnection } from "./live.ts";

/** A socket whose other end is this test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(text);
  }

  /** Nobody answers: it stays as it is for a long time. */
  close(): void {
    this.readyState = 2;
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const told: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  told.length = 0;
  page.hidden = false;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { protocol: "http:", host: "x" } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected() {
  const connection = new LiveConnection({
    opened: () => told.push("opened"),
    lost: () => told.push("lost"),
    heard: ({ type }) => told.push(type),
  });
  latest().open();
  return connection;
}

const latest = () => FakeSocket.all.at(-1) as FakeSocket;

describe("a connection", () => {
  it("that falls silent is lost within five seconds, and is tried again", () => {
    connected();
    vi.advanceTimersByTime(1000);
    latest().say({ type: "presence" });
    vi.advanceTimersByTime(4900);
    expect(told).toEqual(["opened", "presence", "lost"]);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all.length).toBe(2);
    latest().open();
    expect(told.at(-1)).toBe("opened");
  });

  it("stays while the server answers, and is asked only after a silence", () => {
    connected();
    const socket = latest();
    for (let second = 0; second < 60; second++) {
      const asked = socket.sent.length;
      vi.advanceTimersByTime(1000);
      if (socket.sent.length > asked) socket.say({ type: "pong", now: 0 });
    }
    expect(told).toEqual(["opened"]);
    expect(socket.sent.length).toBeLessThanOrEqual(24);
    socket.sent.length = 0;
    for (let second = 0; second < 60; second++) {
      socket.say({ type: "presence" });
      vi.advanceTimersByTime(1000);
    }
    expect(socket.sent).toEqual([]);
  });

  it("is asked less often while nobody looks, and at once when somebody does again", () => {
    connected();
    page.hidden = true;
    latest().say({ type: "presence" });
    vi.advanceTimersByTime(15_000);
    expect(latest().sent).toEqual([]);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(latest().sent.length).toBe(1);
    vi.advanceTimersByTime(2300);
    expect(told.at(-1)).toBe("lost");
  });

  it("that cannot be opened in a network that drops everything is tried anew", () => {
    const connection = connected();
    latest().onclose?.();
    for (let attempt = 2; attempt < 5; attempt++) {
      vi.advanceTimersByTime(12_000);
      expect(FakeSocket.all.length).toBeGreaterThanOrEqual(attempt);
    }
    // What an abandoned socket still says is not heard.
    FakeSocket.all[1]?.open();
    expect(told.filter((each) => each === "opened").length).toBe(1);
    connection.close();
    const count = FakeSocket.all.length;
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(count);
  });
});
