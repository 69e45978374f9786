import type { Article } from '../catalogue/types';

/** Sheets by article: reading one parses a line of a foreign catalogue. */
const kept = new WeakMap<Article, Map<string, string>>();

function linesOf(article: Article): Map<string, string> {
  const known = kept.get(article);
  if (known) return known;
  const lines = new Map<string, string>();
  for (const group of Object.values(article.specs())) {
    for (const [name, value] of Object.entries(group)) if (!lines.has(name)) lines.set(name, value);
  }
  kept.set(article, lines);
  return lines;
}

/** The first line of the sheet that has one of these names; empty when none is there. */
export function line(article: Article, ...names: string[]): string {
  const lines = linesOf(article);
  return names.map((name) => lines.get(name) ?? '').find((text) => text !== '') ?? '';
}

/** The first number of a line; NaN when there is none. */
export const figure = (article: Article, ...names: string[]): number =>
  Number.parseFloat(line(article, ...names).replace(/,/g, ''));

/** The parts of a line, without what spellings differ in. */
export const parts = (article: Article, ...names: string[]): string[] =>
  line(article, ...names)
    .split(/[,/]/)
    .map(plain)
    .filter((text) => text !== '');

export const plain = (text: string): string =>
  text
    .replace(/^\d+ x /, '')
    .replace(/^(Intel|AMD) /, '')
    .replace(/[\s\-"]/g, '')
    .toUpperCase()
    .replace(/^TR4$/, 'STR4');

export const memories = (article: Article): string[] =>
  line(article, 'Memoria compatible', 'Tipo de memoria').match(/DDR\d/g) ?? [];

/** Whether two articles go together: null when a sheet leaves out what has to be compared. */
export type Judgement = boolean | null;

export type Sort = 'cpu' | 'board' | 'cooler' | 'ram' | 'drive' | 'gpu' | 'psu' | 'case';

const SORTS: Readonly<Record<string, Sort>> = {
  procesadores: 'cpu',
  'tarjetas-madre': 'board',
  'memorias-ram': 'ram',
  gabinetes: 'case',
  disipadores: 'cooler',
  'enfriamiento-liquido': 'cooler',
  ssd: 'drive',
  'discos-duros': 'drive',
  'tarjetas-de-video': 'gpu',
  'fuentes-de-poder': 'psu',
};
export const sortOf = ({ category }: Article): Sort | undefined => SORTS[category];

export const equal = (a: string, b: string): Judgement => (a === '' || b === '' ? null : a === b);
export const within = (value: string, list: readonly string[]): Judgement =>
  value === '' || list.length === 0 ? null : list.includes(value);
export const shared = (a: readonly string[], b: readonly string[]): Judgement =>
  a.length === 0 || b.length === 0 ? null : a.some((one) => b.includes(one));
export const upTo = (size: number, room: number): Judgement =>
  Number.isNaN(size) || Number.isNaN(room) ? null : size <= room;

const isLiquid = (cooler: Article) => cooler.category === 'enfriamiento-liquido';
const boardForm = (article: Article) => plain(line(article, 'Factor de forma', 'Formato'));

const pins = (gpu: Article): number => {
  const text = line(gpu, 'Conector de energía');
  if (text === 'sin conector') return 0;
  const eights = /^(\d) x [68] /.exec(text)?.[1];
  if (eights) return Number(eights);
  const foreign = ['Conectores de 6 pines', 'Conectores de 8 pines'].map((name) =>
    figure(gpu, name),
  );
  return foreign.every(Number.isNaN) ? Number.NaN : foreign.reduce((sum, n) => sum + (n || 0), 0);
};

type Compare = (a: Article, b: Article) => Judgement;

const sameSocket: Compare = (a, b) => equal(plain(line(a, 'Socket')), plain(line(b, 'Socket')));
const sameMemory: Compare = (a, b) => shared(memories(a), memories(b));
const mounts: Compare = (a, b) =>
  within(plain(line(b, 'Socket')), parts(a, 'Sockets compatibles', 'Socket'));
const hasChipset: Compare = (a, b) =>
  within(plain(line(b, 'Chipset')), parts(a, 'Chipsets compatibles'));
const fitsForm =
  (name: string): Compare =>
  (a, b) =>
    within(boardForm(a), parts(b, name));
const atMost =
  (need: readonly string[], room: string): Compare =>
  (a, b) =>
    upTo(figure(a, ...need), figure(b, room));

const isConnected: Compare = (drive, board) => {
  if (/M\.2/.test(line(drive, 'Formato'))) return upTo(1, figure(board, 'Ranuras M.2'));
  return line(drive, 'Interfaz').startsWith('SATA') ? upTo(1, figure(board, 'Puertos SATA')) : null;
};

const isPowered: Compare = (gpu, psu) => {
  if (/16 pin/.test(line(gpu, 'Conector de energía'))) {
    return within('1', [line(psu, 'PCIe 12VHPWR')].filter(Boolean));
  }
  return pins(gpu) === 0 ? true : upTo(pins(gpu), figure(psu, 'PCIe 6+2 pines'));
};

const isLowEnough: Compare = (a, b) =>
  isLiquid(a) ? true : upTo(figure(a, 'Altura'), figure(b, 'Altura máxima de disipador'));
const hasRadiatorPlace: Compare = (a, b) =>
  isLiquid(a) ? within(plain(line(a, 'Radiador')), parts(b, 'Radiadores compatibles')) : true;
const isFullSize: Compare = (ram) => (/SO-?DIMM/i.test(line(ram, 'Formato')) ? null : true);
const feeds: Compare = (cpu, psu) => upTo(figure(cpu, 'TDP') + 80, figure(psu, 'Potencia'));

const MODULES = ['Cantidad de módulos', 'Módulos'];
const OTHER_COOLER = 'El enfriamiento no se monta en ese socket.';
const NO_SLOTS = 'No alcanzan las ranuras de memoria.';
const TOO_MUCH = 'Excede la memoria máxima.';
const BOARD_FORM = fitsForm('Tarjetas madre compatibles');
const CARD_LENGTH = atMost(['Largo'], 'Largo máximo de GPU');
const CARD_WATTS = atMost(['Fuente recomendada', 'Consumo (TDP)'], 'Potencia');

type Rule = readonly [name: string, a: Sort, b: Sort, fits: Compare, says: string];
export const RULES: readonly Rule[] = [
  ['socket', 'cpu', 'board', sameSocket, 'El socket no coincide.'],
  ['chipset', 'cpu', 'board', hasChipset, 'El procesador no admite el chipset.'],
  ['memory', 'cpu', 'board', sameMemory, 'No usan el mismo tipo de memoria.'],
  ['memory', 'ram', 'board', sameMemory, 'La tarjeta madre usa otro tipo de memoria.'],
  ['memory', 'ram', 'cpu', sameMemory, 'El procesador usa otro tipo de memoria.'],
  ['memory-form', 'ram', 'board', isFullSize, ''],
  ['slots', 'ram', 'board', atMost(MODULES, 'Ranuras'), NO_SLOTS],
  ['capacity', 'ram', 'board', atMost(['Capacidad total'], 'Memoria máxima'), TOO_MUCH],
  ['cooler', 'cooler', 'cpu', mounts, OTHER_COOLER],
  ['cooler', 'cooler', 'board', mounts, OTHER_COOLER],
  ['drive', 'drive', 'board', isConnected, 'No hay dónde conectar la unidad.'],
  ['height', 'cooler', 'case', isLowEnough, 'El disipador no cabe en el gabinete.'],
  ['radiator', 'cooler', 'case', hasRadiatorPlace, 'El radiador no cabe en el gabinete.'],
  ['form', 'board', 'case', BOARD_FORM, 'La tarjeta madre no cabe en el gabinete.'],
  ['supply', 'psu', 'case', fitsForm('Fuentes compatibles'), 'La fuente no cabe en el gabinete.'],
  ['length', 'gpu', 'case', CARD_LENGTH, 'La tarjeta de video no cabe en el gabinete.'],
  ['watts', 'gpu', 'psu', CARD_WATTS, 'La fuente no alcanza para la tarjeta de video.'],
  ['pins', 'gpu', 'psu', isPowered, 'A la fuente le faltan conectores.'],
  ['watts', 'cpu', 'psu', feeds, 'La fuente no alcanza para el procesador.'],
];

/** Not an interface: those have no index signature, which JSON asks for. */
type Reason = { rule: string; product_id: string; message: string };
type Verdict = { compatible: Judgement; reasons: Reason[] };

/** What the rules say together: a single "no" is one, a single "no data" leaves it open, and so does nothing at all. */
export function judge(article: Article, others: readonly Article[]): Verdict {
  const reasons: Reason[] = [];
  let isOpen = false;
  let isCompared = false;
  for (const other of others) {
    const sorts = [sortOf(article), sortOf(other)];
    for (const [name, a, b, decide, says] of RULES) {
      const straight = sorts[0] === a && sorts[1] === b;
      if (!straight && (sorts[0] !== b || sorts[1] !== a)) continue;
      const result = straight ? decide(article, other) : decide(other, article);
      isCompared = true;
      if (result === null) isOpen = true;
      if (result === false) reasons.push({ rule: name, product_id: other.id, message: says });
    }
  }
  return { compatible: reasons.length > 0 ? false : isOpen || !isCompared ? null : true, reasons };
}

/** What the memories of a board take together, and the lines of its sheet that say how much it has. */
const SUMS = [
  { rule: 'slots', need: MODULES, has: 'Ranuras', message: NO_SLOTS },
  { rule: 'capacity', need: ['Capacidad total'], has: 'Memoria máxima', message: TOO_MUCH },
];

export function excesses(pieces: readonly { article: Article; qty: number }[]): Reason[] {
  const board = pieces.find(({ article }) => sortOf(article) === 'board')?.article;
  if (!board) return [];
  const memory = pieces.filter(({ article }) => sortOf(article) === 'ram');
  return SUMS.flatMap(({ rule, need, has, message }) => {
    const sums = memory.map(({ article, qty }) => (figure(article, ...need) || 0) * qty);
    const sum = sums.reduce((total, one) => total + one, 0);
    return sum > figure(board, has) ? [{ rule, product_id: board.id, message }] : [];
  });
}
