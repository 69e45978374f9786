import { z } from 'zod';
import { address, device, profile, tokenizable } from '../../customers/rows';
import { readRows } from '../load';
import type { Seeding } from './seed';

const daysAgo = z.number();

/** What belongs to a customer, without its id and with days instead of instants. */
const Belonging = z.discriminatedUnion('table', [
  z.strictObject({ table: z.literal('addresses'), row: address.omit({ id: true }).strict() }),
  z.strictObject({ table: z.literal('profiles'), row: profile.omit({ id: true }).strict() }),
  z.strictObject({
    table: z.literal('tokenizables'),
    row: tokenizable.omit({ id: true, createdUtc: true }).strict(),
    createdDaysAgo: daysAgo,
  }),
  z.strictObject({
    table: z.literal('devices'),
    row: device.omit({ id: true, deviceToken: true, createdUtc: true, usedUtc: true }).strict(),
    createdDaysAgo: daysAgo,
    usedDaysAgo: daysAgo,
  }),
]);

/** Addresses, invoicing data, cards and devices of those who have been here for long. */
export function seedBelongings({ rows, nextId, ago }: Seeding): void {
  for (const one of readRows('customers/belongings.jsonl', Belonging)) {
    const id = nextId();
    if (one.table === 'addresses') rows.addresses.push({ ...one.row, id });
    else if (one.table === 'profiles') rows.profiles.push({ ...one.row, id });
    else if (one.table === 'tokenizables')
      rows.tokenizables.push({ ...one.row, id, createdUtc: ago(one.createdDaysAgo) });
    else
      rows.devices.push({
        ...one.row,
        id,
        deviceToken: `seeded-${id}`,
        createdUtc: ago(one.createdDaysAgo),
        usedUtc: ago(one.usedDaysAgo),
      });
  }
}
