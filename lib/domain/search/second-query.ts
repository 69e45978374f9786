/** What shoppers write in several ways: how catalogues usually write it, and the other way. */
const SPELLINGS: readonly { written: RegExp; usual: string; other: string }[] = [
  // Not the processors of one maker, which are called M2, too.
  {
    written: /(?<!\b(?:apple|mac\w{0,9}|ipad|chip)\b.{0,40})\bm[ .-]?2\b/,
    usual: 'm.2',
    other: 'm2',
  },
  { written: /\busb[ -]?(?:(?:tipo|type)[ -]?)?c\b/, usual: 'usb-c', other: 'usb tipo c' },
  { written: /\bfull[ -]?hd\b/, usual: 'full hd', other: 'fullhd' },
  { written: /\b(g?ddr)[ -]?([2-7])(x?)\b/, usual: '$1$2$3', other: '$1 $2$3' },
  { written: /\b(i[3579])[ -]?(\d{4,5}[a-z]{0,2})\b/, usual: '$1-$2', other: '$1 $2' },
  { written: /\b(ryzen|ultra)[ -]?([3579])\b/, usual: '$1 $2', other: '$1$2' },
  { written: /\b(rtx|gtx|rx)[ -]?(\d{3,4}[a-z]*)\b/, usual: '$1 $2', other: '$1$2' },
];

const writeUsual = (text: string): string =>
  SPELLINGS.reduce(
    (written, one) => written.replace(new RegExp(one.written, 'gi'), one.usual),
    text,
  );

/** The other spelling of a text that is one such name and nothing else; null for any other text. */
function writeOtherwise(text: string): string | null {
  const known = SPELLINGS.find(({ written }) => new RegExp(`^${written.source}$`, 'i').test(text));
  return known ? text.replace(new RegExp(known.written, 'i'), known.other) : null;
}

/** Words that find nothing by themselves. */
const LINKING_WORDS = new Set(
  'a al c con de del e el en la las lo los o para por sin tipo u un una y'.split(' '),
);
const isLinking = (word: string) => LINKING_WORDS.has(word.toLowerCase());

const SPACED_UNIT = /(\d) (gb|tb|ghz|mhz|hz|w)\b/gi;

/** The first half of the words, as shoppers begin with what they look for: `monitor 27 144 hz` → `monitor 27`. */
function keepFirstWords(text: string): string | null {
  const words = text.replace(SPACED_UNIT, '$1$2').split(' ');
  const telling = words.flatMap((word, at) => (isLinking(word) ? [] : [at]));
  const last = telling[Math.ceil(telling.length / 2) - 1];
  return telling.length < 2 || last === undefined ? null : words.slice(0, last + 1).join(' ');
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** After a text found nothing: the correction, else the usual spelling, else fewer words; never the asked (normalised) text. */
export function toSecondQuery(asked: string, corrected: string | null): string | null {
  if (corrected && !isSame(corrected, asked)) return corrected;
  const usual = writeUsual(asked);
  if (!isSame(usual, asked)) return usual;
  return writeOtherwise(asked) ?? keepFirstWords(asked);
}
