import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readRows, text, word } from '../load';

/** Every demo customer's. */
export const DEMO_PASSWORD = 'demostracion';

const passwordHash = createHash('sha256').update(`box ${DEMO_PASSWORD}`).digest('base64url');

const Person = z.strictObject({
  id: word,
  name: word,
  lastName: word,
  motherLastName: text,
  email: z.email(),
  phone: word,
  mobil: text,
  rfc: text,
  businessName: text,
  type: z.enum(['personal', 'business']),
  creditLimit: z.number(),
  creditUsed: z.number(),
  twoStep: z.boolean(),
  zipCode: word.nullable(),
  isVerified: z.boolean(),
  /** What the demo says of them. */
  about: word,
});

export const REGULAR = '2';
export const BUSINESS = '3';

export const PEOPLE = readRows('customers/people.jsonl', Person).map((person) => ({
  ...person,
  passwordHash,
}));
