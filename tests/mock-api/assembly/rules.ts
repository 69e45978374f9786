import type { Article } from '../catalogue/types';
import { BOARD_RULES } from './board-rules';
import { figure } from './facts';
import { ROOM_RULES } from './room-rules';
import { type Judgement, type Sort, sortOf } from './rule';

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
