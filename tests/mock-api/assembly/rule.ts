import type { Article } from '../catalogue/types';

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
