import { createHash } from 'node:crypto';
import { z } from 'zod';
import { columns, readRows, text, word } from '../load';
import type { Seeding } from './seed';

export const DEMO_PASSWORD = 'demostracion';

const passwordHash = createHash('sha256').update(`box ${DEMO_PASSWORD}`).digest('base64url');

const Person = z.strictObject({
  // `about` is what the demo says of them.
  ...columns('id name lastName phone about', word),
  ...columns('motherLastName mobil rfc businessName', text),
  email: z.email(),
  type: z.enum(['personal', 'business']),
  ...columns('creditLimit creditUsed', z.number()),
  ...columns('twoStep isVerified', z.boolean()),
  zipCode: word.nullable(),
});

export const REGULAR = '2';

export const PEOPLE = readRows('customers/people.jsonl', Person).map((person) => ({
  ...person,
  passwordHash,
}));

/** What belongs to a customer, without its id and with days instead of instants. */
const Belonging = z.strictObject({
  table: z.enum(['addresses', 'profiles', 'tokenizables', 'devices']),
  row: z.record(word, z.unknown()),
  daysAgo: z.record(word, z.number()).default({}),
});

/** The customers, and addresses, invoicing data, cards and devices of those who have been here for long. */
export function seedPeople({ rows, nextId, ago }: Seeding): void {
  for (const person of PEOPLE) {
    const emailVerifiedUtc = person.isVerified ? ago(400) : null;
    rows.customers.push({ ...person, emailVerifiedUtc, phoneVerifiedUtc: null });
  }
  for (const { table, row, daysAgo } of readRows('customers/belongings.jsonl', Belonging)) {
    const instants = Object.entries(daysAgo).map(([name, days]) => [name, ago(days)]);
    const whole = { id: nextId(), ...row, ...Object.fromEntries(instants) };
    (rows[table] as unknown[]).push(whole);
  }
}
