import type { Random } from '../core/random';
import type { Row } from './row';

const PREMIUM =
  /^(noctua|nzxt|corsair|asus|lian li|fractal design|be quiet!|phanteks|hyte|razer|logitech|logitech g|steelseries|keychron|ducky|sony|sennheiser|audio-technica|beyerdynamic|bose|apple|samsung|lg|eizo|scuf|elgato|wooting|louqe|silverstone|caldigit)$/i;
const VALUE =
  /^(rosewill|apevia|diypc|gear head|inland|insignia|xilence|kolink|adesso|verbatim|a4tech|genius|aerocool|amazon basics|silicon power|teamgroup|zelotes|redragon|attack shark|aula)$/i;

/** What a brand's standing does to a price. */
export const brandFactor = ({ brand }: Row) =>
  PREMIUM.test(brand) ? 1.3 : VALUE.test(brand) ? 0.78 : 1;

/** Price in pesos from the specifications alone, before the brand's line and rounding. */
export type Estimate = (row: Row, random: Random) => number;

/** A price anywhere within a range, nearer to its low end, by the standing of the brand. */
export const within =
  (low: number, high: number): Estimate =>
  (row, random) =>
    (low + (high - low) * random.next() ** 1.8) * brandFactor(row);
