import { cleanTypedText } from '../typed-text';

export interface OrderFilters {
  status: string | null;
  /** Order number (folio) or product name. */
  search: string | null;
  /** Days in the shop's time zone, `YYYY-MM-DD`, both included. */
  from: string | null;
  to: string | null;
}

export const NO_ORDER_FILTERS: OrderFilters = { status: null, search: null, from: null, to: null };

export const ORDER_FILTER_PARAMS = {
  status: 'estado',
  search: 'buscar',
  from: 'desde',
  to: 'hasta',
} as const satisfies Record<keyof OrderFilters, string>;

const MAX_SEARCH_LENGTH = 100;
const STATUS = /^\w{1,40}$/;
/** An order number, as people copy it: `#10234`. */
const FOLIO = /^#?\s?(?=[\w-]{0,40}\d)([\w-]{1,100})$/;
/** A day that exists in the calendar; null for `2026-02-30`. */
function parseDay(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** What is searched for: an order number without the signs around it, or the name of a product as it is. */
const readSearch = (text: string): string | null =>
  (FOLIO.exec(cleanTypedText(text))?.[1] ?? text).slice(0, MAX_SEARCH_LENGTH) || null;

/** Reads the filters from a URL. Invalid values are ignored, because people type and share URLs. */
export function parseOrderFilters(params: { get: (name: string) => string | null }): OrderFilters {
  const text = (name: keyof OrderFilters) => params.get(ORDER_FILTER_PARAMS[name])?.trim() ?? '';
  const status = text('status');
  return {
    status: STATUS.test(status) ? status : null,
    search: readSearch(text('search')),
    from: parseDay(text('from')),
    to: parseDay(text('to')),
  };
}

export const hasOrderFilters = (filters: OrderFilters): boolean =>
  Object.values(filters).some((value) => value !== null);

export const isDateRangeReversed = ({ from, to }: OrderFilters): boolean =>
  from !== null && to !== null && to < from;
