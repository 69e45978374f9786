import type { Draft } from '../../catalogue/types';
import { list, sheet, shopPrice, table, words } from '../../core/table';

const CHIPS = table(
  ['chip', 'maker', 'memory', 'bus', 'tdp', 'boost', 'power', 'price', 'tier'],
  `
  GeForce GT 710|NVIDIA|2GB DDR3|64|19|954|sin conector|1049|0
  GeForce GT 1030|NVIDIA|2GB GDDR5|64|30|1468|sin conector|1699|0
  GeForce GTX 1650|NVIDIA|4GB GDDR6|128|75|1590|1 x 6 pines|2999|1
  GeForce GTX 1660 SUPER|NVIDIA|6GB GDDR6|192|125|1785|1 x 8 pines|4399|1
  GeForce RTX 3050|NVIDIA|6GB GDDR6|96|70|1470|sin conector|3599|1
  GeForce RTX 3050|NVIDIA|8GB GDDR6|128|130|1777|1 x 8 pines|4299|1
  GeForce RTX 3060|NVIDIA|12GB GDDR6|192|170|1777|1 x 8 pines|5699|2
  GeForce RTX 4060|NVIDIA|8GB GDDR6|128|115|2460|1 x 8 pines|6199|2
  GeForce RTX 4060 Ti|NVIDIA|8GB GDDR6|128|160|2535|1 x 8 pines|7999|2
  GeForce RTX 4060 Ti|NVIDIA|16GB GDDR6|128|165|2535|1 x 8 pines|9499|2
  GeForce RTX 4070|NVIDIA|12GB GDDR6X|192|200|2475|1 x 8 pines|11499|3
  GeForce RTX 4070 SUPER|NVIDIA|12GB GDDR6X|192|220|2475|1 x 16 pines|12999|3
  GeForce RTX 4070 Ti SUPER|NVIDIA|16GB GDDR6X|256|285|2610|1 x 16 pines|17499|3
  GeForce RTX 4080 SUPER|NVIDIA|16GB GDDR6X|256|320|2550|1 x 16 pines|22999|4
  GeForce RTX 4090|NVIDIA|24GB GDDR6X|384|450|2520|1 x 16 pines|42999|4
  GeForce RTX 5050|NVIDIA|8GB GDDR6|128|130|2572|1 x 8 pines|5399|2
  GeForce RTX 5060|NVIDIA|8GB GDDR7|128|145|2497|1 x 8 pines|6499|2
  GeForce RTX 5060 Ti|NVIDIA|8GB GDDR7|128|180|2572|1 x 8 pines|8199|2
  GeForce RTX 5060 Ti|NVIDIA|16GB GDDR7|128|180|2572|1 x 8 pines|9899|2
  GeForce RTX 5070|NVIDIA|12GB GDDR7|192|250|2512|1 x 16 pines|12799|3
  GeForce RTX 5070 Ti|NVIDIA|16GB GDDR7|256|300|2452|1 x 16 pines|17299|3
  GeForce RTX 5080|NVIDIA|16GB GDDR7|256|360|2617|1 x 16 pines|25499|4
  GeForce RTX 5090|NVIDIA|32GB GDDR7|512|575|2407|1 x 16 pines|54999|4
  Radeon RX 6400|AMD|4GB GDDR6|64|53|2321|sin conector|2599|0
  Radeon RX 6500 XT|AMD|4GB GDDR6|64|107|2815|1 x 6 pines|2899|1
  Radeon RX 6600|AMD|8GB GDDR6|128|132|2491|1 x 8 pines|4199|1
  Radeon RX 6650 XT|AMD|8GB GDDR6|128|180|2635|1 x 8 pines|5199|2
  Radeon RX 7600|AMD|8GB GDDR6|128|165|2655|1 x 8 pines|5499|2
  Radeon RX 7600 XT|AMD|16GB GDDR6|128|190|2755|2 x 8 pines|6999|2
  Radeon RX 7700 XT|AMD|12GB GDDR6|192|245|2544|2 x 8 pines|8699|3
  Radeon RX 7800 XT|AMD|16GB GDDR6|256|263|2430|2 x 8 pines|10499|3
  Radeon RX 7900 GRE|AMD|16GB GDDR6|256|260|2245|2 x 8 pines|12299|3
  Radeon RX 7900 XTX|AMD|24GB GDDR6|384|355|2499|2 x 8 pines|19999|4
  Radeon RX 9060 XT|AMD|8GB GDDR6|128|150|3130|1 x 8 pines|6699|2
  Radeon RX 9060 XT|AMD|16GB GDDR6|128|160|3130|1 x 8 pines|7999|2
  Radeon RX 9070|AMD|16GB GDDR6|256|220|2520|2 x 8 pines|12499|3
  Radeon RX 9070 XT|AMD|16GB GDDR6|256|304|2970|2 x 8 pines|14499|3
  Arc A380|Intel|6GB GDDR6|96|75|2000|1 x 6 pines|2799|0
  Arc A580|Intel|8GB GDDR6|256|185|2000|2 x 8 pines|3599|1
  Arc A750|Intel|8GB GDDR6|256|225|2400|2 x 8 pines|4499|1
  Arc B570|Intel|10GB GDDR6|160|150|2500|1 x 8 pines|4899|1
  Arc B580|Intel|12GB GDDR6|192|190|2670|1 x 8 pines|5799|2
  `,
);

/** `lines`: name, lowest and highest tier, fans, price factor, and `w` when there is a white edition. */
const PARTNERS = table(
  ['brand', 'makers', 'lines'],
  `
  ASUS|NVIDIA AMD|Phoenix 0 1 1 1, Dual 0 3 2 1.03 w, Prime 2 4 3 1.04, TUF Gaming 2 4 3 1.12, ROG Strix 2 4 3 1.24 w, ProArt 3 4 3 1.15
  MSI|NVIDIA|Aero ITX 0 1 1 1, Ventus 2X 1 3 2 1.01 w, Ventus 3X 2 4 3 1.05, Shadow 2X 2 3 2 1, Gaming X Slim 3 4 3 1.12 w, Gaming Trio 3 4 3 1.15 w, Suprim 4 4 3 1.24
  Gigabyte|NVIDIA AMD|Low Profile 0 1 1 1, Windforce 1 4 2 1 , Eagle 1 3 2 1.02, Gaming 1 4 3 1.08, Aero 2 4 3 1.14 w, Aorus Elite 2 4 3 1.16, Aorus Master 4 4 3 1.26
  Zotac|NVIDIA|Gaming Solo 1 2 1 0.98, Gaming Twin Edge 1 3 2 1 w, Gaming Trinity 3 4 3 1.08, Gaming AMP Extreme 4 4 3 1.16
  PNY|NVIDIA|Verto 1 4 2 0.98, XLR8 Gaming Epic-X 2 4 3 1.06
  Inno3D|NVIDIA|Twin X2 1 3 2 0.97 w, iChill X3 3 4 3 1.08
  Galax|NVIDIA|1-Click OC 1 3 2 0.97 w, SG 3 4 3 1.05
  Palit|NVIDIA|StormX 1 2 1 0.96, Dual 1 3 2 0.98, GameRock 3 4 3 1.1
  Gainward|NVIDIA|Ghost 1 3 2 0.97, Phantom 3 4 3 1.08
  Sapphire|AMD|Pulse 0 4 2 1.02, Pure 2 4 3 1.08 w, Nitro+ 2 4 3 1.15
  PowerColor|AMD|Fighter 1 2 2 0.99, Hellhound 2 4 3 1.06 w, Red Devil 3 4 3 1.16
  XFX|AMD|Speedster SWFT 1 3 2 1, Speedster QICK 2 3 3 1.05, Speedster MERC 3 4 3 1.12
  ASRock|AMD Intel|Challenger 0 3 2 0.99, Steel Legend 2 4 3 1.06 w, Phantom Gaming 3 4 3 1.08, Taichi 4 4 3 1.2
  Sparkle|Intel|Elf 0 0 1 1, Orc 1 2 2 1.02, Titan 1 2 3 1.07
  Acer|Intel AMD|Nitro 1 3 2 1, Predator BiFrost 2 3 2 1.06
  `,
);

function sheetOf(chip: (typeof CHIPS)[number], fans: number, overclocked: boolean) {
  const [size = '', type = ''] = chip.memory.split(' ');
  const boost = Number(chip.boost) + (overclocked ? 45 : 0);
  return {
    'Procesador gráfico': sheet({
      'Fabricante del GPU': chip.maker,
      GPU: chip.chip,
      'Frecuencia máxima': `${boost} MHz`,
      Interfaz: Number(chip.tier) > 1 ? 'PCI Express 4.0 x16' : 'PCI Express 4.0 x8',
    }),
    Memoria: sheet({
      Capacidad: size.replace('GB', ' GB'),
      Tipo: type,
      'Bus de memoria': `${chip.bus} bits`,
    }),
    Conectividad: sheet({
      HDMI: Number(chip.tier) > 0 ? '1 x HDMI 2.1' : '1 x HDMI 2.0',
      DisplayPort: Number(chip.tier) > 0 ? '3 x DisplayPort 1.4a' : '1 x DisplayPort 1.4',
      'Monitores simultáneos': Number(chip.tier) > 0 ? 4 : 2,
    }),
    'Energía y tamaño': sheet({
      'Consumo (TDP)': `${chip.tdp} W`,
      'Conector de energía': chip.power,
      'Fuente recomendada': `${Math.ceil((Number(chip.tdp) * 1.5 + 250) / 50) * 50} W`,
      Ventiladores: fans,
      Largo: `${fans === 1 ? 172 : fans === 2 ? 240 : 312} mm`,
      Ranuras: fans === 3 ? '2.5' : '2',
    }),
  };
}

/** Graphics cards: each chip in the lines of each partner, plain and overclocked, black and white. */
export function gpus(): Draft[] {
  const drafts: Draft[] = [];
  for (const chip of CHIPS) {
    for (const partner of PARTNERS.filter((row) => row.makers.includes(chip.maker))) {
      for (const line of list(partner.lines)) {
        const match = /^(.+?) (\d) (\d) (\d) ([\d.]+)( w)?$/.exec(line);
        if (!match) throw new Error(`Bad line: ${line}`);
        const [, lineName = '', low, high, fanText, factor, white] = match;
        const tier = Number(chip.tier);
        if (tier < Number(low) || tier > Number(high)) continue;
        const fans = Number(fanText);
        for (const color of white && tier >= 2 ? ['Negro', 'Blanco'] : ['Negro']) {
          for (const overclocked of tier >= 2 && fans > 1 && color === 'Negro'
            ? [false, true]
            : [tier >= 2]) {
            drafts.push({
              kind: 'gpu',
              category: 'tarjetas-de-video',
              brand: partner.brand,
              name: words(
                'Tarjeta de Video',
                partner.brand,
                lineName,
                chip.chip,
                color === 'Blanco' && 'White',
                overclocked && 'OC',
                chip.memory,
              ),
              price: shopPrice(
                Number(chip.price) *
                  Number(factor) *
                  (overclocked ? 1.03 : 1) *
                  (color === 'Blanco' ? 1.04 : 1),
              ),
              color,
              warrantyDays: 1095,
              specs: () => sheetOf(chip, fans, overclocked),
              art: {
                count: fans,
                rgb: Number(factor) > 1.06,
                label: chip.chip.replace(/GeForce |Radeon /, ''),
              },
              showcase:
                chip.chip === 'GeForce RTX 4060' &&
                lineName === 'Dual' &&
                partner.brand === 'ASUS' &&
                overclocked,
            });
          }
        }
      }
    }
  }
  return drafts;
}
