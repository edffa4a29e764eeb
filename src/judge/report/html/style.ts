/** One style for every page: readable from a file, light and dark, printed on A4. No script, nothing from elsewhere. */
export const style = `
:root { color-scheme: light dark; --ground: #fff; --ink: #20261f; --muted: #596159; --line: #cfc9bb; --soft: #f5f2ea;
  --right: #17663f; --wrong: #a3371f; --mark: #ffe08a; --typed: #1d5fa3; }
@media (prefers-color-scheme: dark) { :root { --ground: #151917; --ink: #ebe8df; --muted: #a6ada6; --line: #3b443e; --soft: #1d2320;
  --right: #7fd6a6; --wrong: #f19a80; --mark: #6b5200; --typed: #8ec1f5; } }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.45 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; } h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border: 1px solid var(--line); padding: .2rem .5rem; text-align: left; vertical-align: top; }
thead th { background: var(--soft); } thead th.turned { writing-mode: vertical-rl; text-align: left; font-weight: normal; }
.right { color: var(--right); } .wrong { color: var(--wrong); font-weight: 600; } .untried { color: var(--muted); }
pre { background: var(--soft); border: 1px solid var(--line); padding: .5rem; overflow-x: auto; white-space: pre-wrap;
  overflow-wrap: anywhere; margin: .25rem 0 .75rem; }
kbd { font: inherit; font-weight: 600; color: var(--typed); }
mark { background: var(--mark); color: inherit; font-weight: 700; }
.bar { background: var(--wrong); height: .8rem; min-width: 2px; display: block; }
.muted { color: var(--muted); }
section { break-inside: avoid-page; }
@page { size: A4; margin: 15mm; }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } details:not([open])::details-content { content-visibility: visible; }
  article { break-before: page; } a { color: inherit; text-decoration: none; } pre { max-height: none; } }
`;
