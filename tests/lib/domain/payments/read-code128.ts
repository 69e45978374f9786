/** Widths of all 107 symbols, from the table of the standard. */
const TABLE =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232';
const STOP = '2331112';

/** Reads Code 128 from widths of bars and gaps. @throws Error when start, check or end are wrong */
export function readCode128(widths: readonly number[]): string {
  const drawn = widths.join('');
  if (!drawn.endsWith(STOP)) throw new Error('No end.');
  const known: string[] = TABLE.match(/.{6}/g) ?? [];
  const values = (drawn.slice(0, -STOP.length).match(/.{6}/g) ?? []).map((one) =>
    known.indexOf(one),
  );
  const [start = 0, ...rest] = values;
  const check = rest.pop();
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), start);
  if (sum % 103 !== check) throw new Error('The check digit is wrong.');
  if (start !== 104 && start !== 105) throw new Error('No start.');
  let inC = start === 105;
  let text = '';
  for (const value of rest) {
    if (inC && value === 100) inC = false;
    else if (inC) text += String(value).padStart(2, '0');
    else if (value === 99) inC = true;
    else text += String.fromCharCode(value + 32);
  }
  return text;
}
