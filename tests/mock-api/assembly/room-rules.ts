import type { Article } from '../catalogue/types';
import { figure, line, parts, plain } from './facts';
import { type Rule, rule, upTo, within } from './rule';

const isLiquid = (cooler: Article) => cooler.category === 'enfriamiento-liquido';
const boardForm = (article: Article) => plain(line(article, 'Factor de forma', 'Formato'));

const pins = (gpu: Article): number => {
  const text = line(gpu, 'Conector de energía');
  if (text === 'sin conector') return 0;
  const eights = /^(\d) x [68] /.exec(text)?.[1];
  if (eights) return Number(eights);
  const foreign = ['Conectores de 6 pines', 'Conectores de 8 pines'].map((name) =>
    figure(gpu, name),
  );
  return foreign.every(Number.isNaN) ? Number.NaN : foreign.reduce((sum, n) => sum + (n || 0), 0);
};

/** What the case has room for and the supply power, by pairs. */
export const ROOM_RULES: readonly Rule[] = [
  rule(
    'height',
    'cooler',
    'case',
    (a, b) =>
      isLiquid(a) ? true : upTo(figure(a, 'Altura'), figure(b, 'Altura máxima de disipador')),
    'El disipador no cabe en el gabinete.',
  ),
  rule(
    'radiator',
    'cooler',
    'case',
    (a, b) =>
      isLiquid(a) ? within(plain(line(a, 'Radiador')), parts(b, 'Radiadores compatibles')) : true,
    'El radiador no cabe en el gabinete.',
  ),
  rule(
    'form',
    'board',
    'case',
    (a, b) => within(boardForm(a), parts(b, 'Tarjetas madre compatibles')),
    'La tarjeta madre no cabe en el gabinete.',
  ),
  rule(
    'supply',
    'psu',
    'case',
    (a, b) => within(boardForm(a), parts(b, 'Fuentes compatibles')),
    'La fuente no cabe en el gabinete.',
  ),
  rule(
    'length',
    'gpu',
    'case',
    (a, b) => upTo(figure(a, 'Largo'), figure(b, 'Largo máximo de GPU')),
    'La tarjeta de video no cabe en el gabinete.',
  ),
  rule(
    'watts',
    'gpu',
    'psu',
    (a, b) => upTo(figure(a, 'Fuente recomendada', 'Consumo (TDP)'), figure(b, 'Potencia')),
    'La fuente no alcanza para la tarjeta de video.',
  ),
  rule(
    'pins',
    'gpu',
    'psu',
    (a, b) =>
      /16 pin/.test(line(a, 'Conector de energía'))
        ? within('1', [line(b, 'PCIe 12VHPWR')].filter(Boolean))
        : pins(a) === 0
          ? true
          : upTo(pins(a), figure(b, 'PCIe 6+2 pines')),
    'A la fuente le faltan conectores.',
  ),
  rule(
    'watts',
    'cpu',
    'psu',
    (a, b) => upTo(figure(a, 'TDP') + 80, figure(b, 'Potencia')),
    'La fuente no alcanza para el procesador.',
  ),
];
