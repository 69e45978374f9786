import type { Catalogue } from '../../catalogue/catalogue';
import { byPopularity } from '../../catalogue/showcase';
import type { Article } from '../../catalogue/types';
import { emptyRows, type Rows } from '../../customers/rows';
import { seedNews } from './news';
import { seedOrders, seedTransactions, seedWarranties } from './orders';
import { seedPeople } from './people';
import { seedAssemblies, seedWallet, seedWishlists } from './shopping';

const MOST_BOUGHT = 400;

const bestSellersOf = ({ articles }: Catalogue): Article[] =>
  articles
    .filter(({ prices: { current }, stock, hasImages }) => {
      return current >= 150 && current < 18_000 && stock.total > 0 && hasImages;
    })
    .sort(byPopularity)
    .slice(0, MOST_BOUGHT);

export const seedingOf = (rows: Rows, catalogue: Catalogue, now: Date) => ({
  rows,
  now,
  /** What people buy: all kinds of articles that sell well, have a picture and are in stock. */
  bestSellers: bestSellersOf(catalogue),
  nextId: () => String(++rows.lastId),
  /** ISO instant some days (and hours) ago. */
  ago: (days: number, hours = 0) =>
    new Date(now.getTime() - days * 86_400_000 - hours * 3_600_000).toISOString(),
});
export type Seeding = ReturnType<typeof seedingOf>;

/** The customers of the demo and all that is theirs, the same for the same catalogue and day. */
export function seedRows(catalogue: Catalogue, now: Date): Rows {
  const rows = emptyRows();
  const seeding = seedingOf(rows, catalogue, now);
  seedPeople(seeding);
  seedOrders(seeding);
  seedWarranties(seeding);
  seedWallet(seeding);
  seedWishlists(seeding);
  seedNews(seeding);
  seedAssemblies(seeding, catalogue);
  seedTransactions(seeding, catalogue);
  return rows;
}
