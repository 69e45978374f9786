import { expect, test } from 'vitest';
import { productTwin } from '@/lib/agents/product-twin';
import { figure, line } from '@/tests/mock-api/assembly/rules';
import type { Backend } from '@/tests/mock-api/backend';
import type { Article } from '@/tests/mock-api/catalogue/types';
import { STORES } from '@/tests/mock-api/seed/places/stores';
import { must } from '@/tests/mock-api/test-client';
import { openCatalogue } from '@/tests/support/read-catalogue';

const CONTEXT = { siteUrl: 'https://tienda.example', now: Date.now() };
const LEAST = 98;
const MONTHS = 12;
const STORE = must(STORES.find(({ city }) => city === 'Monterrey'));

/** A product's twin as a program reads it that knows Markdown and Spanish, and nothing of this shop. */
function readTwin(markdown: string) {
  const lines = markdown.split('\n').map((one) => one.replace(/\\([\\`*_{}[\]<>#|~])/g, '$1'));
  const [head = '', ...sections] = lines.join('\n').split('\n## ');
  const find = (heading: string, pattern: RegExp) =>
    pattern.exec(sections.find((one) => one.startsWith(`${heading}\n`)) ?? '');
  const stock = 'Existencia, entrega y garantía';
  const plan = find(
    'Precio y pagos',
    new RegExp(`^- ${MONTHS} meses .*?de \\$([\\d,.]+), \\$([\\d,.]+) en total`, 'm'),
  );
  return {
    name: head.slice('# '.length).split('\n')[0],
    price: find('Precio y pagos', /\*\*\$([\d,.]+) MXN\*\*/)?.[1],
    plan: `${plan?.[1]} al mes, ${plan?.[2]} en total`,
    warranty: find(stock, /^- Garantía de (\d+) mes/m)?.[1],
    inStore: find(stock, new RegExp(`^- ${STORE.name}: (.*)`, 'm'))?.[1] ?? '0',
    inSheet: (name: string) => find('Ficha técnica', new RegExp(`^- ${name}: (.*)`, 'm'))?.[1],
    millimetres(name: string): number {
      return Number.parseFloat((this.inSheet(name) ?? '').replace(/[^\d.]/g, ''));
    },
  };
}
type Twin = ReturnType<typeof readTwin>;

interface Question {
  text: string;
  articles: readonly Article[];
  /** By the seed of the backend, and not by what it sends. */
  expected: string;
  answer: (...twins: Twin[]) => string | undefined;
}

const pesos = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const toYes = (is: boolean) => (is ? 'sí' : 'no');

function pickOf<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0).slice(0, count);
}

/** A hundred questions on products, with their answers. */
function makeQuestions({ catalogue }: Backend): Question[] {
  const sold = catalogue.articles.filter(({ stock }) => stock.total > 0);
  const piecesOf = ({ stock }: Article) => stock.stores[STORE.id] ?? 0;
  const planOf = ({ plans }: Article) => plans.find(({ months }) => months === MONTHS);
  const withFigure = (category: string, name: string) =>
    catalogue.inCategory(category).filter((one) => figure(one, name) > 0);
  const withSocket = (category: string) =>
    catalogue.inCategory(category).filter((one) => line(one, 'Socket') !== '');
  const [cards, room] = [withFigure('tarjetas-de-video', 'Largo'), 'Largo máximo de GPU'];
  const cases = withFigure('gabinetes', room).sort((a, b) => figure(a, room) - figure(b, room));
  const processors = withSocket('procesadores');
  const boards = withSocket('tarjetas-madre');

  const ask = (
    articles: readonly Article[],
    text: (name: string) => string,
    expected: (article: Article) => string,
    answer: Question['answer'],
  ) =>
    articles.map((one) => ({
      text: text(one.name),
      articles: [one],
      expected: expected(one),
      answer,
    }));
  return [
    ...ask(
      pickOf(sold, 20),
      (name) => `¿Cuánto cuesta ${name}?`,
      ({ prices }) => pesos(prices.oneDiscountPercent > 0 ? prices.onePrice : prices.current),
      ({ price }) => price,
    ),
    ...ask(
      pickOf(sold.filter(planOf), 20),
      (name) => `¿Cuánto pago al mes por ${name} a ${MONTHS} meses, y cuánto en total?`,
      (one) =>
        `${pesos(must(planOf(one)).monthPrice)} al mes, ${pesos(must(planOf(one)).total)} en total`,
      ({ plan }) => plan,
    ),
    ...ask(
      pickOf(
        sold.filter(({ warrantyDays = 0 }) => warrantyDays > 0 && warrantyDays % 365 === 0),
        15,
      ),
      (name) => `¿Cuántos meses de garantía tiene ${name}?`,
      ({ warrantyDays = 0 }) => String((warrantyDays / 365) * 12),
      ({ warranty }) => warranty,
    ),
    ...ask(
      pickOf(sold, 15),
      (name) => `¿Cuántas piezas de ${name} hay en ${STORE.name}?`,
      (one) => String(piecesOf(one)),
      ({ inStore }) => inStore,
    ),
    ...ask(
      pickOf(processors, 10),
      (name) => `¿Qué socket usa ${name}?`,
      (one) => line(one, 'Socket'),
      (twin) => twin.inSheet('Socket'),
    ),
    ...pickOf(cards, 7).map((card, index) => {
      const box = must(cases[index % 2 === 0 ? index : cases.length - 1 - index]);
      return {
        text: `¿Cabe ${card.name} en ${box.name}?`,
        articles: [card, box],
        expected: toYes(figure(card, 'Largo') <= figure(box, room)),
        answer: (a: Twin, b: Twin) => toYes(a.millimetres('Largo') <= b.millimetres(room)),
      };
    }),
    ...pickOf(processors, 8).map((processor, index) => {
      const isSame = index % 2 === 0;
      const board = must(
        boards.find((one) => (line(one, 'Socket') === line(processor, 'Socket')) === isSame),
      );
      return {
        text: `¿Se monta ${processor.name} en ${board.name}?`,
        articles: [processor, board],
        expected: toYes(isSame),
        answer: (a: Twin, b: Twin) => toYes(a.inSheet('Socket') === b.inSheet('Socket')),
      };
    }),
    ...pickOf(sold, 5).map((first, index) => {
      const articles = catalogue.inCategory(first.category).slice(index, index + 6);
      const namesOf = (list: readonly { name?: string }[]) => list.map(({ name }) => name);
      return {
        text: `¿Qué hay hoy en ${STORE.name} de: ${namesOf(articles).join(', ')}?`,
        articles,
        expected: namesOf(articles.filter((one) => piecesOf(one) > 0)).join(' | '),
        answer: (...twins: Twin[]) =>
          namesOf(twins.filter(({ inStore }) => Number(inStore) > 0)).join(' | '),
      };
    }),
  ];
}

test('a reader of twins alone answers a hundred questions on products', async () => {
  const { backend, read } = await openCatalogue({ size: 1200 }, 1);
  const questions = makeQuestions(backend);
  expect(questions).toHaveLength(100);
  const wrong: string[] = [];
  for (const { text, articles, expected, answer } of questions) {
    const twins = articles.map(async ({ slug }) => {
      const { product, reviews } = await read(slug);
      return readTwin(productTwin(product, { reviews, variants: [] }, CONTEXT));
    });
    const said = answer(...(await Promise.all(twins)));
    if (said !== expected) wrong.push(`${text} ${said}, and not ${expected}`);
  }
  for (const answer of ['sí', 'no'])
    expect(questions.filter(({ expected }) => expected === answer).length).toBeGreaterThan(2);
  expect(100 - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST);
});
