import type { ContractEntry } from './call';
import { type Level, weakerLevel } from './fields';

/** Something that an answer lacks, and what the shopper misses for it. */
export interface ContractFinding {
  level: Level;
  /** `GET /eshop/carrito/totales`. */
  call: string;
  /** Where the shopper meets it. */
  screen: string;
  /** Of the resource; `meta` for `meta`. */
  type: string;
  /** Of the resource. Empty when it has none. */
  id: string;
  /** `price_detail.common_price_with_tax`. */
  field: string;
  /** "is absent", "is a list". */
  problem: string;
  /** "shipping cannot be shown". */
  consequence: string;
}

interface NewFinding {
  level: Level;
  type?: string;
  id?: string;
  field: string;
  problem: string;
  loss: string;
}

export interface Findings {
  list: ContractFinding[];
  add: (found: NewFinding) => void;
}

/** Collects the findings of one call. None weighs more than the call itself. */
export function openFindings({ endpoint, level: most, screens }: ContractEntry): Findings {
  const list: ContractFinding[] = [];
  const call = `${endpoint.method} ${endpoint.path}`;
  return {
    list,
    add: ({ level, type = '', id = '', field, problem, loss }) =>
      list.push({
        level: weakerLevel(level, most),
        call,
        screen: screens[0] ?? 'No screen',
        type,
        id,
        field,
        problem,
        consequence: loss,
      }),
  };
}

/** "Checkout: shipping cannot be shown, `shipping` is absent — GET /eshop/carrito/totales". */
export function formatFinding(found: ContractFinding): string {
  const where = found.id ? ` (${found.type} ${found.id})` : '';
  const subject = /^[\w.[\]-]+$/.test(found.field) ? `\`${found.field}\`` : found.field;
  return `${found.screen}: ${found.consequence}, ${subject} ${found.problem}${where} — ${found.call}`;
}
