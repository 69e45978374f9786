import { hash } from './random';

const DIACRITICS = /\p{M}+/gu;

/** Lower case without accents; full-width letters become plain ones. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(DIACRITICS, '').toLowerCase();
}

/** An address-safe name. Never empty: a name without a Latin letter gets a code of its own. */
export function slugify(text: string, fallback = 'n'): string {
  const slug = fold(text)
    .replace(/&/g, ' y ')
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? `${fallback}-${hash(text).toString(36)}` : slug;
}

/** A part number as it is compared: letters and digits only, in upper case. */
export function compactCode(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '');
}

/** Gives out each slug once; later ones get `-2`, `-3`… */
export function slugRegistry(): (slug: string) => string {
  const taken = new Set<string>();
  return (slug) => {
    let free = slug;
    for (let n = 2; taken.has(free); n++) free = `${slug}-${n}`;
    taken.add(free);
    return free;
  };
}

/** Rounds to cents, half away from zero, without binary surprises such as 1.005. */
export function cents(amount: number): number {
  return Math.round(amount * 100 + 1e-6) / 100;
}

/** Pesos as people read them: `1,234.50`. */
export function pesos(amount: number): string {
  const [whole = '0', fraction = '00'] = amount.toFixed(2).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

export const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A text with values in place of their names in braces; one that is empty leaves no gap. */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
    .replace(/ {2,}/g, ' ')
    .trim();

/** A price as shops write it: ends in 9 below 1,000 pesos and in 49 or 99 above. */
export function shopPrice(amount: number): number {
  if (amount < 100) return Math.max(19, Math.round(amount / 5) * 5 - 1);
  if (amount < 1000) return Math.round(amount / 10) * 10 - 1;
  return Math.round(amount / 50) * 50 - 1;
}
