import { figure } from '@/tests/mock-api/assembly/rules';
import type { Backend } from '@/tests/mock-api/backend';
import type { Article } from '@/tests/mock-api/catalogue/types';
import { STORES } from '@/tests/mock-api/seed/places/stores';
import { must } from '@/tests/mock-api/test-client';
import type { QuestionKind } from './twin-reader';

export interface Question {
  kind: QuestionKind;
  text: string;
  slugs: readonly string[];
  /** Months, a store, a line of the sheet. */
  about: string;
  /** By the seed of the backend, and not by what it sends. */
  expected: string;
}

const pesos = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function pickOf<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0).slice(0, count);
}

const MONTHS = 12;
const toYes = (is: boolean) => (is ? 'sí' : 'no');

/** A hundred questions on products, with their answers. */
export function makeQuestions({ catalogue }: Backend, city: string): Question[] {
  const sold = catalogue.articles.filter(({ stock }) => stock.total > 0);
  const ask = (
    count: number,
    from: readonly Article[],
    make: (article: Article) => Omit<Question, 'slugs'>,
  ) => pickOf(from, count).map((one) => ({ slugs: [one.slug], ...make(one) }));
  const found = must(STORES.find((one) => one.city === city));
  const store = found.name;
  const piecesIn = (article: Article) => article.stock.stores[found.id] ?? 0;
  const cards = catalogue.inCategory('tarjetas-de-video').filter((one) => figure(one, 'Largo') > 0);
  const cases = catalogue
    .inCategory('gabinetes')
    .filter((one) => figure(one, 'Largo máximo de GPU') > 0)
    .toSorted((a, b) => figure(a, 'Largo máximo de GPU') - figure(b, 'Largo máximo de GPU'));
  const boards = catalogue
    .inCategory('tarjetas-madre')
    .filter(({ specs }) => socketOf(specs()) !== undefined);
  const processors = catalogue.inCategory('procesadores').filter(({ specs }) => socketOf(specs()));
  return [
    ...ask(20, sold, ({ name, prices }) => ({
      kind: 'price',
      text: `¿Cuánto cuesta ${name}?`,
      about: '',
      expected: pesos(prices.oneDiscountPercent > 0 ? prices.onePrice : prices.current),
    })),
    ...ask(
      20,
      sold.filter(({ plans }) => plans.some(({ months }) => months === MONTHS)),
      ({ name, plans }) => {
        const plan = plans.find(({ months }) => months === MONTHS);
        return {
          kind: 'months',
          text: `¿Cuánto pago al mes por ${name} a ${MONTHS} meses, y cuánto en total?`,
          about: String(MONTHS),
          expected: `${pesos(plan?.monthPrice ?? 0)} al mes, ${pesos(plan?.total ?? 0)} en total`,
        };
      },
    ),
    ...ask(
      15,
      sold.filter(({ warrantyDays = 0 }) => warrantyDays > 0 && warrantyDays % 365 === 0),
      ({ name, warrantyDays = 0 }) => ({
        kind: 'warranty',
        text: `¿Cuántos meses de garantía tiene ${name}?`,
        about: '',
        expected: String((warrantyDays / 365) * 12),
      }),
    ),
    ...ask(15, sold, (article) => ({
      kind: 'storeStock',
      text: `¿Cuántas piezas de ${article.name} hay en ${store}?`,
      about: store,
      expected: String(piecesIn(article)),
    })),
    ...ask(10, processors, ({ name, specs }) => ({
      kind: 'sheet',
      text: `¿Qué socket usa ${name}?`,
      about: 'Socket',
      expected: socketOf(specs()) ?? '',
    })),
    ...pickOf(cards, 7).map((card, index): Question => {
      const box = must(cases[index % 2 === 0 ? index : cases.length - 1 - index]);
      return {
        kind: 'fits',
        text: `¿Cabe ${card.name} en ${box.name}?`,
        slugs: [card.slug, box.slug],
        about: '',
        expected: toYes(figure(card, 'Largo') <= figure(box, 'Largo máximo de GPU')),
      };
    }),
    ...pickOf(processors, 8).map((processor, index): Question => {
      const socket = socketOf(processor.specs());
      const isSame = index % 2 === 0;
      const board = must(boards.find(({ specs }) => (socketOf(specs()) === socket) === isSame));
      return {
        kind: 'mounts',
        text: `¿Se monta ${processor.name} en ${board.name}?`,
        slugs: [processor.slug, board.slug],
        about: '',
        expected: toYes(isSame),
      };
    }),
    ...pickOf(sold, 5).map((first, index): Question => {
      const shelf = catalogue.inCategory(first.category).slice(index, index + 6);
      return {
        kind: 'inStore',
        text: `¿Qué hay hoy en ${store} de: ${shelf.map(({ name }) => name).join(', ')}?`,
        slugs: shelf.map(({ slug }) => slug),
        about: store,
        expected: shelf
          .filter((one) => piecesIn(one) > 0)
          .map(({ name }) => name)
          .join(' | '),
      };
    }),
  ];
}

const socketOf = (specs: Record<string, Record<string, string>>): string | undefined =>
  Object.values(specs).find((group) => group.Socket)?.Socket;
