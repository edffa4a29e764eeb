import type { Seat } from "../../games/index.ts";
import { language } from "../base/language.ts";
import type { FaceView } from "./face.ts";

/** What is said of a side: how exactly it played, and what it gave away. */
interface SideFigures {
  readonly accuracy: string;
  readonly given: string;
}

/** Both sides of a finished game beside each other. A figure that is not known yet has its place already. */
export function SidesTable({
  view,
  figures,
}: {
  view: Pick<FaceView, "who">;
  figures: readonly [SideFigures, SideFigures] | undefined;
}) {
  const { report } = language.value;
  return (
    <table class="side-figures">
      <thead>
        <tr>
          <th scope="col">{report.side}</th>
          <th scope="col">{report.accuracy}</th>
          <th scope="col">{report.given}</th>
        </tr>
      </thead>
      <tbody>
        {([0, 1] as const).map((seat: Seat) => (
          <tr key={seat}>
            <th scope="row">{view.who.value[seat].name}</th>
            <td>{figures?.[seat].accuracy ?? "…"}</td>
            <td>{figures?.[seat].given ?? "…"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
