import { z } from 'zod';
import { number, readRows, word } from '../seed/load';

/** Street prices in pesos of graphics chips, by the name without `GeForce` and `Radeon`. */
const BY_CHIP = new Map(
  readRows('foreign/gpu-prices.csv', z.strictObject({ chip: word, price: number })).map(
    ({ chip, price }) => [chip, price],
  ),
);

const PROFESSIONAL =
  /PRO|Quadro|RTX A?\d{4}\b.*(Ada)?$|Ada|FirePro|GP100|GV100|^T\d{3}|Arc Pro|Frontier/;

/** Price in pesos of a graphics chip with so many gigabytes; a guess for chips that are not listed. */
export function chipPrice(chipset: string, gigabytes: number): number {
  const chip = chipset.replace(/GeForce |Radeon (?=RX)| LHR| GDDR6X/g, '').trim();
  const bare = chip.replace(/ \d+ ?GB$/, '');
  const known = BY_CHIP.get(`${bare} ${gigabytes} GB`) ?? BY_CHIP.get(chip) ?? BY_CHIP.get(bare);
  if (known !== undefined) return known;
  return PROFESSIONAL.test(chipset) ? 2_400 + gigabytes * 1_150 : 650 + gigabytes * 380;
}
