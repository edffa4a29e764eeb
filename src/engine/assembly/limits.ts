/** When a search has to end before it is done: the stop flag in memory, or a budget of nodes. */
import { nodes } from "./last";
import { progress, PROGRESS_NODES, stopRequested } from "./memory";

/** Nodes between two looks at the flag: well under a millisecond. */
const POLL: u64 = 4096;

/** Set once the search must unwind; every value it returns is void from then on. */
export let stopped: bool = false;
export let budgetSpent: bool = false;
let firstNode: u64 = 0;
let nodeLimit: u64 = u64.MAX_VALUE;
let pollAt: u64 = 0;

/** From here on the progress shows the nodes of a new search. */
export function startCounting(): void {
  firstNode = nodes;
  showNodes();
}

export function showNodes(): void {
  store<u64>(progress, nodes - firstNode, PROGRESS_NODES);
}

/** So many nodes more, 0 for no limit. */
export function allowNodes(budget: u64): void {
  stopped = false;
  budgetSpent = false;
  nodeLimit = budget == 0 ? u64.MAX_VALUE : nodes + budget;
  pollAt = nodes;
}

/** For searches that are over at once: neither budget nor flag, which may still be set from the search before. */
export function allowAll(): void {
  stopped = false;
  budgetSpent = false;
  pollAt = u64.MAX_VALUE;
}

/** True if the search must unwind. */
@inline
export function poll(): bool {
  if (nodes >= pollAt) look();
  return stopped;
}

function look(): void {
  pollAt = nodes + POLL;
  showNodes();
  if (nodes >= nodeLimit) budgetSpent = true;
  if (budgetSpent || stopRequested()) stopped = true;
}
