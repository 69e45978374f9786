import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Collection } from '@msw/data';
import { z } from 'zod';
import { type Rows, rowsSchema } from './customers/rows';
import { STORES } from './seed/places/stores';

const storeSchema = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  address: z.string(),
  zipCode: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  services: z.array(z.string()),
  hours: z.array(z.string()),
});

const contactSchema = z.object({
  folio: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
});

/** A change of price or stock made by the control API. */
const overrideSchema = z.object({
  productId: z.string(),
  price: z.number().optional(),
  current: z.number().optional(),
  oneDiscountPercent: z.number().optional(),
  walletPercent: z.number().optional(),
  stores: z.record(z.string(), z.number()).optional(),
  providers: z.number().optional(),
});

/** An opinion that was not in the catalogue from the start. */
const reviewSchema = z.object({
  id: z.string(),
  productId: z.string(),
  customerName: z.string(),
  rating: z.number(),
  opinion: z.string(),
  shortOpinion: z.string(),
  createdUtc: z.string(),
  /** Who wrote it, when it was a customer of the shop. */
  customerId: z.string().optional(),
});
export type ReviewRow = z.infer<typeof reviewSchema>;

const savedSchema = z.object({
  contacts: z.array(contactSchema),
  overrides: z.array(overrideSchema),
  reviews: z.array(reviewSchema),
  customers: rowsSchema.nullable().default(null),
});
export type Saved = z.infer<typeof savedSchema>;

/** Everything that changes while the backend runs. Kept in a file when it is given one. */
export class State {
  readonly stores = new Collection({ schema: storeSchema });
  readonly contacts = new Collection({ schema: contactSchema });
  readonly overrides = new Collection({ schema: overrideSchema });
  readonly reviews = new Collection({ schema: reviewSchema });
  /** Everything of the customers; null until somebody asks. */
  customers: Rows | null = null;

  constructor(private readonly file?: string) {}

  async open(): Promise<void> {
    for (const store of STORES) await this.stores.create({ ...store });
    if (!this.file || !existsSync(this.file)) return;
    const saved = savedSchema.parse(JSON.parse(readFileSync(this.file, 'utf8')));
    for (const row of saved.contacts) await this.contacts.create(row);
    for (const row of saved.overrides) await this.overrides.create(row);
    for (const row of saved.reviews) await this.reviews.create(row);
    this.customers = saved.customers;
  }

  /** Forgets what changed; the stores stay. */
  reset(): void {
    this.contacts.clear();
    this.overrides.clear();
    this.reviews.clear();
    this.customers = null;
    this.save();
  }

  dump(): Saved {
    return savedSchema.parse({
      contacts: this.contacts.all(),
      overrides: this.overrides.all(),
      reviews: this.reviews.all(),
      customers: this.customers,
    });
  }

  save(): void {
    if (this.file) writeFileSync(this.file, JSON.stringify(this.dump(), null, 1));
  }
}
