/** One form for singular and plural: `monitor` for Monitores, `tarjeta` for Tarjetas, `cabl` for Cable and Cables. */
const toStem = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/e?s$|e$/, '');

/** What the heading of a category's list says already (`kind`, '' when it says nothing of it) and the rest: "Monitor Gamer ASUS TUF" in "Monitores Gamer". The rest neither begins with a linking word ("Soporte para TV") nor is empty. */
export function splitCardName(name: string, categoryName: string) {
  const whole = { kind: '', rest: name };
  const words = name.split(' ');
  const category = categoryName.split(' ').map(toStem);
  const end = words.findIndex((word, at) => toStem(word) !== category[at]);
  const first = words[end];
  if (end <= 0 || !first || /^\p{Ll}/u.test(first)) return whole;
  return { kind: words.slice(0, end).join(' '), rest: words.slice(end).join(' ') };
}
