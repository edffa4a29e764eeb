/** Black on white, for A4. Lengths are of paper; a puzzle stays on one page, and the answers begin on another. */
export const style = `
@page { size: A4; margin: 12mm 15mm 14mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt system-ui, sans-serif; } }
* { box-sizing: border-box; }
html { font: 10pt/1.35 system-ui, "Segoe UI", "Noto Sans", sans-serif; color: #000; background: #fff; }
html:lang(ja) { font-family: system-ui, "Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", sans-serif; }
html:lang(zh) { font-family: system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
body { margin: 0 auto; max-width: 180mm; font-variant-numeric: tabular-nums; }
h1, h2, p, ol { margin: 0; padding: 0; }
h1 { font-size: 18pt; line-height: 1.15; font-weight: 650; }
header { break-after: avoid; }
.head { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; border-bottom: .5mm solid; padding-bottom: 1.2mm; }
.head p { white-space: nowrap; }
.who { display: flex; gap: 8mm; margin-top: 4.5mm; }
.who p { display: flex; flex: 2; align-items: baseline; gap: 2mm; white-space: nowrap; }
.who p + p { flex: 1; }
.line { flex: 1; border-bottom: .25mm solid; min-width: 12mm; height: 1em; }
.task { margin-top: 3mm; }
.pair { display: flex; gap: 12mm; break-inside: avoid; padding-top: 5mm; min-height: 75mm; }
.next { break-before: page; padding-top: 0; }
.puzzle { flex: 0 0 84mm; display: flex; flex-direction: column; break-inside: avoid; }
.title { display: flex; align-items: baseline; gap: 2.5mm; border-top: .25mm solid; padding-top: 1mm; }
.number { font-size: 13pt; font-weight: 700; }
.turn { flex: 1; font-weight: 600; }
.grade { font-size: 8.5pt; }
.rules { font-size: 9pt; line-height: 1.3; margin-top: .5mm; }
.board { flex: 1; padding: 3mm 0 1.5mm; }
svg { display: block; max-width: 100%; height: auto; }
svg text { font: 2.9px system-ui, "Noto Sans", sans-serif; stroke: none; fill: #000; }
svg .place { font-size: 2.5px; text-anchor: middle; }
svg .row { font-size: 3.3px; font-weight: 700; text-anchor: middle; }
svg .count { font-size: 3px; }
.fill { display: flex; align-items: flex-end; gap: 2mm; height: 8mm; }
.answers { break-before: page; }
.answers .task { margin-bottom: 3mm; }
.answer { display: flex; gap: 4mm; align-items: center; break-inside: avoid; border-top: .15mm solid; padding: 1.6mm 0; }
.answer .number { flex: 0 0 7mm; font-size: 11pt; }
.answer .board { flex: 0 0 38mm; padding: 0; }
.answer svg { max-height: 22mm; }
.answer .why { flex: 1; font-size: 9pt; line-height: 1.3; }
.answer b { display: block; font-size: 10pt; }
.answer svg { margin: 0 auto; }
@media screen { body { padding: 12mm 0; } .answers, .next { margin-top: 16mm; } }
`;
