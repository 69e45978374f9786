import type { Catalogue } from '../../catalogue/catalogue';
import { emptyRows, type Rows } from '../rows';
import { seedBelongings } from './belongings';
import { seedOrders } from './orders';
import { PEOPLE } from './people';
import { seedShopping } from './shopping';
import { seedWarranties } from './warranties';

/** What every seed writes into. */
export interface Seeding {
  rows: Rows;
  catalogue: Catalogue;
  now: Date;
  nextId(): string;
  /** ISO instant some days (and hours) ago. */
  ago(days: number, hours?: number): string;
}

/** The customers of the demo and all that is theirs, the same for the same catalogue and day. */
export function seedRows(catalogue: Catalogue, now: Date): Rows {
  const rows = emptyRows();
  const seeding: Seeding = {
    rows,
    catalogue,
    now,
    nextId: () => {
      rows.lastId += 1;
      return String(rows.lastId);
    },
    ago: (days, hours = 0) =>
      new Date(now.getTime() - days * 86_400_000 - hours * 3_600_000).toISOString(),
  };
  for (const person of PEOPLE) {
    rows.customers.push({
      ...person,
      emailVerifiedUtc: person.isVerified ? seeding.ago(400) : null,
      phoneVerifiedUtc: null,
    });
  }
  seedBelongings(seeding);
  seedOrders(seeding);
  seedWarranties(seeding);
  seedShopping(seeding);
  return rows;
}
