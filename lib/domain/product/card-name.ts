/** A name as its card shows it in the list of a category: first what the list's heading says already, then the rest. */
export interface CardName {
  /** '' when the name does not begin like the category. */
  kind: string;
  rest: string;
}

const ACCENTS = /\p{M}/gu;

/** One form for singular and plural: `monitor` for Monitores, `tarjeta` for Tarjetas, `cabl` for Cable and Cables. */
const toStem = (word: string) =>
  word
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/e?s$|e$/, '');

const STARTS_SMALL = /^\p{Ll}/u;

/**
 * Splits "Monitor Gamer ASUS TUF" in "Monitores Gamer". The rest never begins with a linking word, as it would for "Soporte para TV" in
 * "Soportes de Pared", and is never empty.
 */
export function splitCardName(name: string, categoryName: string): CardName {
  const whole = { kind: '', rest: name };
  const words = name.split(' ');
  const category = categoryName.split(' ').map(toStem);
  const end = words.findIndex((word, at) => toStem(word) !== category[at]);
  const first = words[end];
  if (end <= 0 || !first || STARTS_SMALL.test(first)) return whole;
  return { kind: words.slice(0, end).join(' '), rest: words.slice(end).join(' ') };
}
