const TAG = /<(?:[?].*?[?]|(\/?)([\w:]+)((?: [\w:]+="[^"<&]*")*))>|([^<]+)/gy;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)/;

/** What is wrong with a text in XML; null when nothing is. As strict as the files of the shop are simple. */
export function readXmlProblem(xml: string): string | null {
  const open: string[] = [];
  let end = 0;
  for (const match of xml.matchAll(TAG)) {
    end = match.index + match[0].length;
    const [whole, slash, name, , text] = match;
    if (text !== undefined && ENTITY.test(text)) return `a bare & in ${text}`;
    if (!name) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return `${whole} ends another element`;
  }
  if (end < xml.length) return `no XML: ${xml.slice(end, end + 80)}`;
  return open.length > 0 ? `${open.at(-1)} has no end` : null;
}

const CELL = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;

/** The rows of a file in CSV (RFC 4180). @throws when it is none */
export function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  let end = 0;
  for (const { 0: whole, 1: cell = '', 2: separator, index } of csv.matchAll(CELL)) {
    end = index + whole.length;
    rows.at(-1)?.push(cell);
    if (separator !== ',') rows.push([]);
  }
  if (end < csv.length) throw new Error(`no CSV: ${csv.slice(end, end + 80)}`);
  return rows.slice(0, -1);
}
