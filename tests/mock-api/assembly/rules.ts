import type { Article } from '../catalogue/types';
import { figure, line, memories, parts, plain } from './facts';

/** Whether two articles go together: null when a sheet leaves out what has to be compared. */
export type Judgement = boolean | null;

export type Sort = 'cpu' | 'board' | 'cooler' | 'ram' | 'drive' | 'gpu' | 'psu' | 'case';

const SORTS: Readonly<Record<string, Sort>> = {
  procesadores: 'cpu',
  'tarjetas-madre': 'board',
  disipadores: 'cooler',
  'enfriamiento-liquido': 'cooler',
  'memorias-ram': 'ram',
  ssd: 'drive',
  'discos-duros': 'drive',
  'tarjetas-de-video': 'gpu',
  'fuentes-de-poder': 'psu',
  gabinetes: 'case',
};
export const sortOf = ({ category }: Article): Sort | undefined => SORTS[category];

export const equal = (a: string, b: string): Judgement => (a === '' || b === '' ? null : a === b);
export const within = (value: string, list: readonly string[]): Judgement =>
  value === '' || list.length === 0 ? null : list.includes(value);
export const shared = (a: readonly string[], b: readonly string[]): Judgement =>
  a.length === 0 || b.length === 0 ? null : a.some((one) => b.includes(one));
export const upTo = (size: number, room: number): Judgement =>
  Number.isNaN(size) || Number.isNaN(room) ? null : size <= room;

export interface Rule {
  name: string;
  between: readonly [Sort, Sort];
  judge: (a: Article, b: Article) => Judgement;
  says: string;
}

export const rule = (name: string, a: Sort, b: Sort, judge: Rule['judge'], says: string): Rule => ({
  name,
  between: [a, b],
  judge,
  says,
});

/** What stands on the motherboard, by pairs. */
export const BOARD_RULES: readonly Rule[] = [
  rule(
    'socket',
    'cpu',
    'board',
    (a, b) => equal(plain(line(a, 'Socket')), plain(line(b, 'Socket'))),
    'El socket no coincide.',
  ),
  rule(
    'chipset',
    'cpu',
    'board',
    (a, b) => within(plain(line(b, 'Chipset')), parts(a, 'Chipsets compatibles')),
    'El procesador no admite el chipset.',
  ),
  rule(
    'memory',
    'cpu',
    'board',
    (a, b) => shared(memories(a), memories(b)),
    'No usan el mismo tipo de memoria.',
  ),
  rule(
    'memory',
    'ram',
    'board',
    (a, b) => shared(memories(a), memories(b)),
    'La tarjeta madre usa otro tipo de memoria.',
  ),
  rule(
    'memory',
    'ram',
    'cpu',
    (a, b) => shared(memories(a), memories(b)),
    'El procesador usa otro tipo de memoria.',
  ),
  rule(
    'memory-form',
    'ram',
    'board',
    (a) => (/SO-?DIMM/i.test(line(a, 'Formato')) ? null : true),
    '',
  ),
  rule(
    'slots',
    'ram',
    'board',
    (a, b) => upTo(figure(a, 'Cantidad de módulos', 'Módulos'), figure(b, 'Ranuras')),
    'No alcanzan las ranuras de memoria.',
  ),
  rule(
    'capacity',
    'ram',
    'board',
    (a, b) => upTo(figure(a, 'Capacidad total'), figure(b, 'Memoria máxima')),
    'Excede la memoria máxima.',
  ),
  rule(
    'cooler',
    'cooler',
    'cpu',
    (a, b) => within(plain(line(b, 'Socket')), parts(a, 'Sockets compatibles', 'Socket')),
    'El enfriamiento no se monta en ese socket.',
  ),
  rule(
    'cooler',
    'cooler',
    'board',
    (a, b) => within(plain(line(b, 'Socket')), parts(a, 'Sockets compatibles', 'Socket')),
    'El enfriamiento no se monta en ese socket.',
  ),
  rule(
    'drive',
    'drive',
    'board',
    (a, b) =>
      /M\.2/.test(line(a, 'Formato'))
        ? upTo(1, figure(b, 'Ranuras M.2'))
        : line(a, 'Interfaz').startsWith('SATA')
          ? upTo(1, figure(b, 'Puertos SATA'))
          : null,
    'No hay dónde conectar la unidad.',
  ),
];

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

/** What the case has room for and the supply power, by pairs. */
export const ROOM_RULES: readonly Rule[] = [
  rule(
    'height',
    'cooler',
    'case',
    (a, b) =>
      isLiquid(a) ? true : upTo(figure(a, 'Altura'), figure(b, 'Altura máxima de disipador')),
    'El disipador no cabe en el gabinete.',
  ),
  rule(
    'radiator',
    'cooler',
    'case',
    (a, b) =>
      isLiquid(a) ? within(plain(line(a, 'Radiador')), parts(b, 'Radiadores compatibles')) : true,
    'El radiador no cabe en el gabinete.',
  ),
  rule(
    'form',
    'board',
    'case',
    (a, b) => within(boardForm(a), parts(b, 'Tarjetas madre compatibles')),
    'La tarjeta madre no cabe en el gabinete.',
  ),
  rule(
    'supply',
    'psu',
    'case',
    (a, b) => within(boardForm(a), parts(b, 'Fuentes compatibles')),
    'La fuente no cabe en el gabinete.',
  ),
  rule(
    'length',
    'gpu',
    'case',
    (a, b) => upTo(figure(a, 'Largo'), figure(b, 'Largo máximo de GPU')),
    'La tarjeta de video no cabe en el gabinete.',
  ),
  rule(
    'watts',
    'gpu',
    'psu',
    (a, b) => upTo(figure(a, 'Fuente recomendada', 'Consumo (TDP)'), figure(b, 'Potencia')),
    'La fuente no alcanza para la tarjeta de video.',
  ),
  rule(
    'pins',
    'gpu',
    'psu',
    (a, b) =>
      /16 pin/.test(line(a, 'Conector de energía'))
        ? within('1', [line(b, 'PCIe 12VHPWR')].filter(Boolean))
        : pins(a) === 0
          ? true
          : upTo(pins(a), figure(b, 'PCIe 6+2 pines')),
    'A la fuente le faltan conectores.',
  ),
  rule(
    'watts',
    'cpu',
    'psu',
    (a, b) => upTo(figure(a, 'TDP') + 80, figure(b, 'Potencia')),
    'La fuente no alcanza para el procesador.',
  ),
];

export interface Reason {
  rule: string;
  product_id: string;
  message: string;
}

const RULES = [...BOARD_RULES, ...ROOM_RULES];

export interface Answer {
  compatible: Judgement;
  reasons: Reason[];
}

/** What the rules say together: a single "no" is one, a single "no data" leaves it open, and so does nothing at all. */
export function judge(article: Article, others: readonly Article[]): Answer {
  const reasons: Reason[] = [];
  let isOpen = false;
  let isCompared = false;
  for (const other of others) {
    const sorts = [sortOf(article), sortOf(other)];
    for (const { name, between, judge: decide, says } of RULES) {
      const straight = sorts[0] === between[0] && sorts[1] === between[1];
      if (!straight && (sorts[0] !== between[1] || sorts[1] !== between[0])) continue;
      const result = straight ? decide(article, other) : decide(other, article);
      isCompared = true;
      if (result === null) isOpen = true;
      if (result === false) reasons.push({ rule: name, product_id: other.id, message: says });
    }
  }
  return { compatible: reasons.length > 0 ? false : isOpen || !isCompared ? null : true, reasons };
}

export interface Pieces {
  article: Article;
  qty: number;
}

const SUMS: readonly (readonly [
  name: string,
  sort: Sort,
  need: string,
  has: string,
  says: string,
])[] = [
  ['slots', 'ram', 'Cantidad de módulos|Módulos', 'Ranuras', 'No alcanzan las ranuras de memoria.'],
  ['capacity', 'ram', 'Capacidad total', 'Memoria máxima', 'Excede la memoria máxima.'],
];

/** What is too much only when all pieces are counted. */
export function excesses(pieces: readonly Pieces[]): Reason[] {
  const board = pieces.find(({ article }) => sortOf(article) === 'board')?.article;
  if (!board) return [];
  return SUMS.flatMap(([name, sort, need, has, message]) => {
    const sum = pieces
      .filter(({ article }) => sortOf(article) === sort)
      .reduce(
        (total, { article, qty }) => total + (figure(article, ...need.split('|')) || 0) * qty,
        0,
      );
    return sum > figure(board, has) ? [{ rule: name, product_id: board.id, message }] : [];
  });
}
