import type { ProofSentences } from "../../learn/layers.ts";
import {
  aThing,
  countedThings,
  dativeMany,
  many,
  sentence,
  span,
  takenThings,
  thingsInDative,
} from "../grammar.ts";

const moves = (count: number): string => (count === 1 ? "ein Zug" : `${count} Züge`);
const runsWith = (length: number): string => `der Gruppe mit ${length}`;

/** Why the rules hold by which a position of the Nim family is judged. */
export const proof: ProofSentences = {
  rulesSay: "Zu beweisen ist nichts: Es gibt keinen Zug mehr, und wer dann gewonnen hat, sagen die Regeln.",
  inTurn({ moves, odd, misere }) {
    const end = `wer zuletzt nimmt, ${misere ? "verliert" : "gewinnt"}`;
    if (moves === 1) return `Wer am Zug ist, macht ihn, und ${end}.`;
    const number = moves === undefined ? `einer ${odd ? "ungeraden" : "geraden"} Zahl von` : String(moves);
    return `Die beiden Seiten ziehen im Wechsel, also macht von ${number} Zügen den letzten, ${odd ? "wer jetzt am Zug ist" : "wer jetzt nicht am Zug ist"}, und ${end}.`;
  },
  oneEach: ({ count, thing }) =>
    `Jeder Zug nimmt genau ${takenThings(1, thing)}, also bleiben so viele Züge wie ${many(thing)}: ${count}.`,
  sameEach: ({ take, thing, moves: left }) =>
    `Wer ${takenThings(take, thing)} nimmt, macht eine Gruppe um so viel kürzer und lässt sie ganz. Darum erlaubt jede Gruppe so viele Züge, wie ${take} in ihrer Länge aufgeht, was auch gespielt wird, und alle zusammen ${left}.`,
  onceEach: ({ least, longest, thing, runs }) =>
    `Mindestens ${takenThings(least, thing)} muss man nehmen, und keine Gruppe hat mehr als ${longest}. Danach sind von ihr weniger als ${least} übrig, also erlaubt jede Gruppe einen Zug und keinen zweiten: ${runs === 1 ? "eine Gruppe, ein Zug" : `${runs} Gruppen, ebenso viele Züge`}.`,
  oddSum: ({ count, thing }) =>
    `${sentence(takenThings(1, thing))} kann man immer nehmen, also ist am Ende nichts übrig. Jeder Zug nimmt eine ungerade Zahl, und eine Summe ungerader Zahlen ist genau dann ungerade, wenn es ungerade viele sind. ${sentence(countedThings(count, thing))}: Das ist ${count % 2 === 1 ? "ungerade" : "gerade"}, und die Zahl der Züge auch.`,
  moduloAnswer: ({ least, most, modulus, losing }) =>
    `Angenommen, bei Teilung durch ${modulus} ist der Rest ${span(losing)}. Wer am Zug ist, nimmt eine Zahl von ${least} bis ${most}; was daran zu ${modulus} fehlt, ist wieder eine solche Zahl, und die nimmt die andere Seite. Beide zusammen sind ${modulus}, also ist der Rest wie vorher: Wer ihn vor sich hatte, hat ihn wieder vor sich, bis zum Schluss.`,
  moduloEnd({ losing, least, misere, thing }) {
    if (misere)
      return losing.to === 1
        ? `Am Schluss ist noch ${aThing(thing)} übrig. Es muss gezogen werden, und wer zuletzt nimmt, verliert.`
        : `Am Schluss sind noch ${span(losing)} ${many(thing)} übrig. Ein Zug muss sein, danach sind es weniger als ${least}, also war es der letzte, und wer zuletzt nimmt, verliert.`;
    return least === 1
      ? "Am Schluss ist nichts mehr übrig: Die andere Seite hat zuletzt genommen und gewinnt."
      : `Am Schluss sind weniger als ${countedThings(least, thing)} übrig, und kein Zug ist möglich: Die andere Seite hat zuletzt genommen und gewinnt.`;
  },
  moduloWon({ least, most, misere }) {
    const rest = misere
      ? `Ist der Rest größer, nimmt man ihn bis auf ${least}. Ist er kleiner, nimmt man ${most}, das Meiste: Dann wird er um ${least} größer. (${least === 1 ? "Ist nichts" : `Sind weniger als ${least}`} übrig, hat schon gewonnen, wer am Zug ist.)`
      : least === 1
        ? "Man nimmt genau den Rest, und von ihm bleibt 0."
        : `Man nimmt den Rest oder, wenn er größer ist als ${most}, eben ${most}: Von ihm bleiben weniger als ${least}.`;
    return `Von jedem anderen Rest führt ein Zug zu einem solchen und reicht den Verlust an die andere Seite weiter. ${rest}`;
  },
  moduloHere: ({ take, length, left, modulus, remainder, thing }) =>
    `Hier nimmt man ${takenThings(take, thing)} von ${length}: Es ${left === 1 ? "bleibt" : "bleiben"} ${left}, und ${left} geteilt durch ${modulus} lässt den Rest ${remainder}.`,
  settledAtOnce: ({ least, thing }) =>
    `Nach diesem Zug hat keine Gruppe ${countedThings(least, thing)}, das Wenigste, was man nehmen kann. Die andere Seite hat keinen Zug, also war dieser der letzte, und wer zuletzt nimmt, gewinnt.`,
  settled: ({ least, below, moves: left, thing }) =>
    `Nach diesem Zug hat keine Gruppe ${below} ${many(thing)}, und jeder Zug nimmt mindestens ${least}. Also lässt sich aus keiner Gruppe zweimal nehmen, und es ${left === 1 ? "bleibt genau" : "bleiben genau"} ${moves(left)}, eine ungerade Zahl: Die andere Seite macht den letzten.`,
  twinsStay:
    "Angenommen, alle Gruppen, aus denen man nehmen kann, haben einen Zwilling. Was auch aus einer Gruppe genommen wird, ihr Zwilling ist unberührt und so lang, wie sie war, also lässt sich dort dasselbe nehmen. Was von beiden bleibt, sind wieder Zwillinge.",
  twinsEnd: ({ count, thing }) =>
    `Wer antwortet, ist also nie ohne Zug. Da ${count === 1 ? `ist ${aThing(thing)}` : `sind ${countedThings(count, thing)}`}, und jeder Zug lässt weniger, also endet die Partie: Irgendwann ist die andere Seite ohne Zug, und zuletzt genommen hat die Antwort auf ihren.`,
  twinsMade: ({ length, take, half, thing }) =>
    half === 0
      ? `Hier hat eine Gruppe, die mit ${length}, keinen Zwilling. Wer am Zug ist, nimmt sie, und dann hat die andere Seite nur Zwillinge vor sich.`
      : `Hier hat eine Gruppe, die mit ${length}, keinen Zwilling. Wer am Zug ist, nimmt ${takenThings(take, thing)} aus ihrer Mitte, sodass ${half} und ${half} bleiben, und dann hat die andere Seite nur Zwillinge vor sich.`,
  stepByStep: ({ most, thing }) =>
    `Ob eine Gruppe verloren ist, hängt nur von kürzeren ab: Sie ist genau dann verloren, wenn sie einen Zug erlaubt und keiner zu einer verlorenen führt (oder wenn sie keinen erlaubt und gewinnt, wer zuletzt nimmt).${most === undefined ? "" : ` Höchstens ${takenThings(most, thing)} kann man nehmen, also entscheiden die ${most} Längen davor.`}`,
  seenInRow: ({ from, most, every }) =>
    `So wurden alle Längen beurteilt, eine nach der anderen. Ab ${from} sind ${most} in Folge jeweils ebenso verloren oder gewonnen wie die um ${every} längere. Also folgt die nächste aus demselben wie die um ${every} längere und ist ebenso, und so geht es weiter, wie lang sie auch werden.`,
  judgedInTurn: ({ length }) =>
    `Alle Längen von 0 bis ${length} wurden so beurteilt, eine nach der anderen, jede aus denen davor. Mehr wird nicht gebraucht.`,
  valueOfParts:
    "Ein Zug aus der Mitte lässt zwei Teile. Darum hat eine Gruppe eine Zahl, ihren Grundy-Wert: die kleinste, zu der kein Zug in ihr führt, wobei zwei Teile so viel zählen wie ihr XOR (R. P. Sprague 1935, P. M. Grundy 1939).",
  lostIsZero:
    "Eine Gruppe mit dem Wert 0 ist verloren, jede andere gewonnen: Von 0 führt kein Zug zu 0, und von einem größeren Wert führt einer dorthin.",
  theorem: ({ start, length, most, seen, worked }) =>
    `Was Gruppen wert sind, wurde bis ${worked} ausgerechnet. Ab ${start} ist jede so viel wert wie die um ${length} längere, mindestens bis ${seen}. Man nimmt höchstens ${most}, also ist von den beiden Teilen einer noch längeren Gruppe einer so lang, dass er ohne ${length} davon ebenso viel wert ist. Darum führen aus ihr Züge genau dorthin, wohin sie aus der um ${length} kürzeren führen, und sie ist ebenso viel wert; so geht es immer weiter (R. K. Guy und C. A. B. Smith 1956).`,
  endTheorem: ({ start, length, most, seen }) =>
    `Was eine Gruppe wert ist, hängt von den ${most} Längen davor ab, denn mehr nimmt kein Zug. Von ${start} bis ${seen} ist jede so viel wert wie die um ${length} längere, und das sind genug in Folge: Die nächste kommt aus denselben Zahlen und ist ebenso viel wert, und so geht es immer weiter.`,
  sizes: ({ thing, middle }) =>
    `Eine Gruppe ist so viel wert, wie sie ${many(thing)} hat: Jede kleinere Zahl kann man von ihr lassen, und ${middle ? "kein Zug lässt sie gleich, denn das XOR zweier Teile ist nie mehr, als sie zusammen haben" : "kein Zug lässt sie gleich"}.`,
  leastUnreached: ({ middle }) =>
    `Der Grundy-Wert einer Gruppe ist die kleinste Zahl, zu der kein Zug in ihr führt${middle ? " (zwei Teile zählen so viel wie ihr XOR)" : ""}. Darum lässt kein Zug den Wert einer Gruppe gleich, und zu jedem kleineren Wert führt einer.`,
  closedEnd: ({ least, most, modulus }) =>
    `Hier ist das der Rest bei Teilung durch ${modulus}${least === 1 ? "" : `, geteilt durch ${least} und abgerundet`}: Wer bis zum Rest nimmt, erreicht alle kleineren Werte; wer mehr nimmt, bis ${most}, kommt herum zu einem Rest, der um mindestens ${least} größer ist, also zu einem größeren Wert, nie zum eigenen.`,
  closedAny: ({ least, middle }) =>
    `Hier ist das die Länge, geteilt durch ${least} und abgerundet: Mindestens ${least} nimmt jeder Zug, also ist weniger wert, was bleibt${middle ? ", auch zwei Teile zusammen, denn ihr XOR ist höchstens ihre Summe" : ""}, und jeden kleineren Wert kann man lassen.`,
  workedOut: ({ longest }) =>
    `Die Werte wurden bis ${longest} ausgerechnet, eine Länge nach der anderen, jeder aus denen der Teile, die die Züge lassen.`,
  spoilsZero:
    "Ein XOR von 0 verdirbt jeder Zug: Er ändert, was eine Gruppe wert ist, und keine andere, also ändert sich eine Stelle des XOR.",
  makesZero:
    "Jedes andere XOR macht irgendein Zug zu 0. Man sieht auf die höchste 1 des XOR in Binärschreibweise: Irgendeine Gruppe hat dort auch eine 1. Ändert man in ihrer Zahl die Stellen, an denen das XOR Einsen hat, wird sie kleiner, also lässt ein Zug genau das, und das XOR ist 0.",
  makesZeroHere: ({ length, value, xor, wanted }) =>
    `Hier geht es mit ${runsWith(length)}: ${value} XOR ${xor} = ${wanted}, und ${wanted} ist kleiner als ${value}.`,
  zeroAtEnd: ({ count, thing, source }) =>
    `Mit ${thingsInDative(count, thing)} endet die Partie, denn jeder Zug lässt weniger. Am Ende gibt es keinen Zug, das XOR ist 0, und wer am Zug ist, hat verloren. Geht man von dort zurück, ist jede Stellung mit XOR 0 verloren und jede andere gewonnen (${source === "bouton" ? "C. L. Bouton 1901" : "R. P. Sprague 1935, P. M. Grundy 1939"}).`,
  misereNim: ({ plain, thing }) =>
    `Wo verliert, wer zuletzt nimmt, ist nur das Ende anders. Eine Gruppe ${plain ? `mit mindestens zwei ${dativeMany(thing)}` : "mit einem Wert von mindestens 2"} heiße groß. Bei XOR 0 gibt es nie genau eine große Gruppe, denn ihre höchste Stelle höbe nichts auf. Wer also XOR 0 hinterlässt, lässt nie eine einzige große Gruppe übrig; die andere Seite muss es irgendwann. Dann wählt man, wie man diese Gruppe hinterlässt, so gut wie ein Zug oder wie keiner, sodass eine ungerade Zahl von Zügen bleibt, und die andere Seite nimmt zuletzt${plain ? " (C. L. Bouton 1901)" : ""}.`,
  tame: ({ longest, closed }) =>
    closed
      ? "Nach diesen Regeln verhalten sich die Gruppen wie Haufen beim Nim, auch wenn verliert, wer zuletzt nimmt: Gruppen mit dem Wert 0 oder 1 zählen wie nichts oder wie ein Zug, und jede größere lässt sich zu beidem machen. Das sind die zahmen Spiele von J. H. Conway."
      : `Was Gruppen wert sind, wurde bis ${longest} eine Länge nach der anderen ausgerechnet, aus dem, was ihre Züge lassen; bei jeder wurde geprüft, dass sie sich wie ein Haufen beim Nim verhält, wenn verliert, wer zuletzt nimmt. Bestehen alle die Prüfung, gilt es für jede Summe von ihnen: Das sind die zahmen Spiele von J. H. Conway.`,
  onesLost:
    "Manche Gruppen zählen wie ein Zug, die anderen wie keiner. Sind es ungerade viele, die wie einer zählen, hat verloren, wer am Zug ist: Ein Zug, der nur solche Gruppen lässt, macht ihre Zahl gerade, und einer, der etwas Größeres lässt, lässt ein XOR, das nicht 0 ist. Dann gewinnt die andere Seite: Sie verkleinert das Größere so, dass die Zahl wieder ungerade ist, oder spielt weiter wie beim Nim.",
  onesWon:
    "Sind es gerade viele und gibt es einen Zug, macht einer sie ungerade: In jeder Gruppe, die einen erlaubt, macht einer aus eins keins oder aus keins eins. Am Ende sind es 0, also gerade viele, und dann hat gewonnen, wer am Zug ist, denn die andere Seite hat zuletzt genommen.",
  turnSingles: ({ take, run, singles, thing }) =>
    `Nimmt man ${takenThings(take, thing)} von ${runsWith(run)}, bleiben einzelne ${many(thing)}, ${singles} an der Zahl, also ungerade viele. Jeder Zug nimmt dann ${takenThings(1, thing)}: Die andere Seite nimmt zuerst und zuletzt und verliert. Das geht, wie viele es sonst auch sind, denn ob von der Gruppe ${aThing(thing)} bleibt oder nichts, kann man wählen.`,
  turnOnes: ({ take, run, left, right, thing }) =>
    `Nimmt man ${takenThings(take, thing)} von ${runsWith(run)}${left > 0 ? `, sodass ${left} und ${right} bleiben` : right > 0 ? `, sodass ${right} ${right === 1 ? "bleibt" : "bleiben"}` : ""}, zählen ungerade viele Gruppen wie ein Zug.`,
  classes: ({ classes, lost, longest, repeats }) =>
    `Alle Summen von Gruppen${repeats ? "" : ` mit höchstens ${longest}`} gehören zu ${classes} Klassen, von denen ${lost} verloren sind. Zwei Summen gehören zur selben Klasse, wenn sie sich in jeder größeren Summe vertreten können. Eine solche Tabelle heißt Misère-Quotient (T. E. Plambeck 2005, T. E. Plambeck und A. N. Siegel 2008).`,
  classesChecked:
    "Dass die Tabelle stimmt, ist bewiesen, nicht geraten: Von einer verlorenen Klasse führt kein Zug zu einer verlorenen, was auch daneben liegt, und von einer, die nicht verloren ist, führt einer dorthin, solange ein Zug möglich ist. Weil jeder Zug weniger lässt, folgt daraus für alle Summen, wer gewinnt.",
  classesRepeat: ({ start, length }) =>
    `Ab ${start} gehören Gruppen, die um ${length} auseinander sind, zur selben Klasse; so weit gesehen, wie es der Satz über Perioden verlangt (R. K. Guy und C. A. B. Smith 1956), also für immer.`,
  searched: ({ count, thing }) =>
    `Mit ${thingsInDative(count, thing)} endet die Partie, denn jeder Zug lässt weniger. Jede Stellung, die von hier kommen kann und zählt, wurde nach denen beurteilt, zu denen sie führt: verloren, wenn alle gewonnen sind, gewonnen, wenn eine verloren ist. Das ist es, was verloren und gewonnen heißt, also fehlt nichts.`,
  swapHandsOver: ({ wins }) =>
    `Ein Tausch ändert nichts auf dem Tisch: Er gibt den Zug ab, und ein zweiter ist nicht möglich. ${wins ? "Wer hier nehmen muss, hat verloren, also gibt man das ab." : "Wer hier nehmen muss, hat gewonnen, also nimmt man selbst."} Eines von beiden ist immer so, und wer tauschen darf, gewinnt.`,
  swapAfterAny:
    "Nach einem ersten Zug hat, wer nehmen muss, entweder verloren oder gewonnen. Im einen Fall tauscht die zweite Seite und lässt die andere nehmen, im andern nimmt sie selbst. Eines von beiden ist immer so, was auch der erste Zug war.",
  swapTooLate:
    "Der erste Zug lässt nichts zu nehmen übrig. Die Partie ist vorbei, bevor jemand tauschen kann, und wer zuletzt nimmt, gewinnt.",
};
