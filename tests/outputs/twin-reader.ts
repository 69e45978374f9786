/** A product's twin as a program reads it that knows Markdown and Spanish, and nothing of this shop. */
interface Twin {
  name: string;
  sections: ReadonlyMap<string, readonly string[]>;
}

const toPlain = (text: string) => text.replace(/\\([\\`*_{}[\]<>#|~])/g, '$1');

function parseTwin(markdown: string): Twin {
  const sections = new Map<string, string[]>();
  let name = '';
  let heading = '';
  for (const line of markdown.split('\n').map(toPlain)) {
    if (line.startsWith('# ')) name = line.slice(2);
    else if (line.startsWith('## ')) heading = line.slice(3);
    else if (line.startsWith('- '))
      sections.set(heading, [...(sections.get(heading) ?? []), line.slice(2)]);
  }
  return { name, sections };
}

const linesOf = ({ sections }: Twin, heading: string) => sections.get(heading) ?? [];
const PRICES = 'Precio y pagos';
const STOCK = 'Existencia, entrega y garantía';
const SHEET = 'Ficha técnica';

function findValue(lines: readonly string[], name: string): string | null {
  const line = lines.find((one) => one.startsWith(`${name}: `));
  return line === undefined ? null : line.slice(name.length + 2);
}

const toNumber = (text: string | null): number =>
  Number.parseFloat((text ?? '').replace(/[^\d.]/g, ''));
const inSheet = (twin: Twin, name: string) => findValue(linesOf(twin, SHEET), name);

const WAYS = {
  price: ([twin]: Twin[]) =>
    /\*\*\$([\d,.]+) MXN\*\*/.exec(twin ? linesOf(twin, PRICES).join('\n') : '')?.[1] ?? null,
  months: ([twin]: Twin[], months: string) =>
    (twin ? linesOf(twin, PRICES) : [])
      .map((line) => /^(\d+) meses .*?de \$([\d,.]+), \$([\d,.]+) en total/.exec(line))
      .filter((found) => found?.[1] === months)
      .map((found) => `${found?.[2]} al mes, ${found?.[3]} en total`)[0] ?? null,
  warranty: ([twin]: Twin[]) =>
    /^Garantía de (\d+) mes/m.exec(twin ? linesOf(twin, STOCK).join('\n') : '')?.[1] ?? null,
  storeStock: ([twin]: Twin[], store: string) =>
    (twin && findValue(linesOf(twin, STOCK), store)) ?? '0',
  inStore: (twins: Twin[], store: string) =>
    twins
      .filter((twin) => Number(findValue(linesOf(twin, STOCK), store)) > 0)
      .map(({ name }) => name)
      .join(' | '),
  sheet: ([twin]: Twin[], line: string) => twin && inSheet(twin, line),
  fits: ([card, box]: Twin[]) =>
    card && box && toNumber(inSheet(card, 'Largo')) <= toNumber(inSheet(box, 'Largo máximo de GPU'))
      ? 'sí'
      : 'no',
  mounts: ([processor, board]: Twin[]) =>
    processor && board && inSheet(processor, 'Socket') === inSheet(board, 'Socket') ? 'sí' : 'no',
} as const;

export type QuestionKind = keyof typeof WAYS;

/** Answers a question from twins alone. @param about what the question names: months, a store, a line of the sheet */
export const answerFromTwins = (
  kind: QuestionKind,
  markdown: readonly string[],
  about: string,
): string | null => WAYS[kind](markdown.map(parseTwin), about) ?? null;
