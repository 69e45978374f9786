import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Backend } from '../backend';
import type { Catalogue } from '../catalogue/catalogue';
import { cents } from '../core/text';
import type { Words } from '../core/wire';
import { seedRows } from '../seed/customers/seed';
import type { CustomerRow, MailRow, ReviewRow, Rows, SecretRow } from './rows';

const MOST_MAILS = 500;

export const secretText = (): string => randomBytes(24).toString('base64url');
export const sixDigits = (): string => String(randomInt(100_000, 1_000_000));
export const hashPassword = (password: string): string =>
  createHash('sha256').update(`box ${password}`).digest('base64url');

/** Tables whose rows have a number and are only added to. */
type AddedTable = Extract<
  keyof Rows,
  Words<`codes devices messages movements notifications photos profiles tokenizables
    wishlistItems wishlists`>
>;

/**
 * Customers and all that is theirs. Plain arrays that are changed in place and synchronously: a call either happened or
 * did not, and two calls at once come one after the other.
 */
export class Customers {
  private made: Rows | null = null;
  /** Opinions that were not in the catalogue from the start. */
  reviews: ReviewRow[] = [];
  /** How many forms of the contact page have come. */
  contacts = 0;

  constructor(
    private readonly catalogue: Catalogue,
    readonly now: () => Date,
  ) {}

  /** Made when somebody first asks. */
  get rows(): Rows {
    this.made ??= seedRows(this.catalogue, this.now());
    return this.made;
  }

  reset(): void {
    this.made = null;
    this.reviews = [];
    this.contacts = 0;
  }

  reviewId(): string {
    return `9${Date.now()}${this.reviews.length}`;
  }

  nextId(): string {
    this.rows.lastId += 1;
    return String(this.rows.lastId);
  }

  byEmail(email: string): CustomerRow | undefined {
    const wanted = email.trim().toLowerCase();
    return this.rows.customers.find((row) => row.email === wanted);
  }

  /** Adds a row with a number of its own. */
  add<Table extends AddedTable>(table: Table, fields: Omit<Rows[Table][number], 'id'>) {
    const row = { id: this.nextId(), ...fields } as Rows[Table][number];
    (this.rows[table] as unknown[]).push(row);
    return row;
  }

  instant(): string {
    return this.now().toISOString();
  }

  /** ISO instant so many seconds from now. */
  after(seconds: number): string {
    return new Date(this.now().getTime() + seconds * 1000).toISOString();
  }

  isPast(instant: string): boolean {
    return Date.parse(instant) <= this.now().getTime();
  }

  /** Kept for the control API; nothing is sent. */
  mail(row: Pick<MailRow, 'to' | 'kind' | 'subject'> & Partial<MailRow>): void {
    const { mails } = this.rows;
    mails.push({ code: null, token: null, path: null, ...row, sentUtc: this.instant() });
    if (mails.length > MOST_MAILS) mails.splice(0, mails.length - MOST_MAILS);
  }
}

const DAY_SECONDS = 86_400;

export function newCustomer(
  { customers }: Backend,
  fields: Pick<CustomerRow, 'name' | 'email'> & Partial<CustomerRow>,
): CustomerRow {
  const customer: CustomerRow = {
    id: customers.nextId(),
    lastName: '',
    motherLastName: '',
    phone: '',
    mobil: '',
    rfc: '',
    businessName: '',
    type: 'personal',
    passwordHash: '',
    twoStep: false,
    zipCode: null,
    emailVerifiedUtc: null,
    phoneVerifiedUtc: null,
    creditLimit: 0,
    creditUsed: 0,
    ...fields,
  };
  customers.rows.customers.push(customer);
  return customer;
}

/** Sends a mail with a token that is good for so many seconds; `pathOf` makes the address that it is opened with. */
export function sendSecret(
  customers: Customers,
  { id, email }: CustomerRow,
  { kind, seconds, subject }: { kind: SecretRow['kind']; seconds: number; subject: string },
  pathOf: (token: string) => string,
): void {
  const token = secretText();
  const expiresUtc = customers.after(seconds);
  customers.rows.secrets.push({ token, customerId: id, kind, expiresUtc, isUsed: false });
  customers.mail({ to: email, kind, subject, token, path: pathOf(token) });
}

export function sendVerification({ customers }: Backend, customer: CustomerRow): void {
  const subject = 'Confirma tu correo electrónico';
  const mail = { kind: 'verify-email', seconds: 2 * DAY_SECONDS, subject } as const;
  const pathOf = (token: string) => `/correo/verificar/${customer.id}?token=${token}`;
  sendSecret(customers, customer, mail, pathOf);
}

/** What a customer's wallet holds, in pesos: the sum of its movements. */
export function walletBalance({ rows }: Pick<Customers, 'rows'>, owner: string): number {
  const own = rows.movements.filter(({ customerId }) => customerId === owner);
  return cents(own.reduce((sum, { amount }) => sum + amount, 0));
}
