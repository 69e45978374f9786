import { judge } from '../../assembly/rules';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Article } from '../../catalogue/types';
import { list } from '../../core/table';
import { slugify } from '../../core/text';
import { finalPrice } from '../../search/engine';
import { REGULAR } from './people';
import type { Seeding } from './seed';

/** Step, category and the most that a part of it costs in pesos. */
type Wish = readonly [groupId: string, category: string, most: number];

/** In an order in which each part has one before it that it must fit. */
const BUILDS: readonly (readonly [name: string, wishes: readonly Wish[]])[] = (
  [
    [
      'PC Gamer',
      `2 tarjetas-madre 4000, 1 procesadores 5000, 4 memorias-ram 2500, 5 ssd 2000, 7 fuentes-de-poder 3000,
      8 gabinetes 2500, 6 tarjetas-de-video 9000`,
    ],
    ['Para la oficina', '2 tarjetas-madre 2500, 1 procesadores 3000, 4 memorias-ram 1200'],
  ] as const
).map(([name, wishes]) => [
  name,
  list(wishes).map((wish) => {
    const [groupId = '', category = '', most] = wish.split(' ');
    return [groupId, category, Number(most)];
  }),
]);

/** As many of a shelf as are looked at: a foreign catalogue's sheets are read from its file. */
const LOOKED_AT = 300;

function fitting({ inCategory }: Catalogue, [, category, most]: Wish, chosen: readonly Article[]) {
  return inCategory(category)
    .slice(0, LOOKED_AT)
    .find(
      (article) =>
        article.stock.total > 2 &&
        finalPrice(article) <= most &&
        // The first one has nothing to fit.
        (chosen.length === 0 || judge(article, chosen).compatible === true),
    );
}

/** A whole build and one that was begun, both of parts that go together. */
export function seedAssemblies({ rows, nextId }: Seeding, catalogue: Catalogue): void {
  for (const [name, wishes] of BUILDS) {
    const chosen: Article[] = [];
    const id = nextId();
    const details = wishes.flatMap((wish) => {
      const article = fitting(catalogue, wish, chosen);
      if (!article) return [];
      chosen.push(article);
      return [{ id: nextId(), productId: article.id, qty: 1, groupId: wish[0] }];
    });
    const slug = `${slugify(name)}-${id}`;
    if (details.length > 0) rows.configs.push({ id, customerId: REGULAR, name, slug, details });
  }
}
