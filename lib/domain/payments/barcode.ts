/** Code 128: widths of bars and gaps in modules by symbol value; 103 to 105 start, 106 stops. */
const PATTERNS = [
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232',
  '122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122',
  '321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311',
  '211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113',
  '213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422',
  '121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111',
  '241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121',
  '412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412',
  '211214 211232 2331112',
]
  .join(' ')
  .split(' ');

const [SWITCH_TO_C, SWITCH_TO_B] = [99, 100];
const [START_B, START_C, STOP] = [104, 105, 106];
/** The characters of code set B: printable ASCII. */
const PRINTABLE = /^[\x20-\x7e]+$/;
/** From this many consecutive digits on, code set C (two digits per symbol) is shorter. */
const MIN_DIGITS_FOR_C = 4;
const QUIET_ZONE = 10;

const countDigitsFrom = (text: string, at: number) => /^\d*/.exec(text.slice(at))?.[0].length ?? 0;

/** The start symbol and the data symbols: pairs of digits in code set C, everything else in code set B. */
function encodeSymbols(text: string): number[] {
  const pairs = countDigitsFrom(text, 0);
  let inC = pairs >= MIN_DIGITS_FOR_C || (pairs === 2 && text.length === 2);
  const values = [inC ? START_C : START_B];
  for (let at = 0; at < text.length; ) {
    const digits = countDigitsFrom(text, at);
    if (inC && digits >= 2) {
      values.push(Number(text.slice(at, at + 2)));
      at += 2;
      continue;
    }
    // The first digit of an odd run is encoded in set B, so that the rest are pairs.
    const wantsC = !inC && digits >= MIN_DIGITS_FOR_C && digits % 2 === 0;
    if (inC || wantsC) {
      inC = wantsC;
      values.push(inC ? SWITCH_TO_C : SWITCH_TO_B);
      continue;
    }
    values.push(text.charCodeAt(at) - 32);
    at += 1;
  }
  return values;
}

/** Alternating widths of bars and gaps in modules. Null for characters that code sets B and C lack. */
export function encodeCode128(text: string): number[] | null {
  if (!PRINTABLE.test(text)) return null;
  const values = encodeSymbols(text);
  const sum = values.reduce((total, value, place) => total + value * Math.max(1, place), 0);
  return [...values, sum % 103, STOP].flatMap((value) => [...(PATTERNS[value] ?? '')].map(Number));
}

/** The barcode as an SVG path that is one unit high. The width in modules includes the quiet zones. */
export function createBarcodePath(text: string): { path: string; width: number } | null {
  const widths = encodeCode128(text);
  if (!widths) return null;
  let at = QUIET_ZONE;
  let path = '';
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  }
  return { path, width: at + QUIET_ZONE };
}
