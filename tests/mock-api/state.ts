import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type Rows, rowsSchema } from './customers/rows';

const contactSchema = z.object({
  folio: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
});

/** A change of price or stock made by the control API, or of stock by an order. */
export const overrideSchema = z.object({
  productId: z.string(),
  price: z.number().optional(),
  current: z.number().optional(),
  oneDiscountPercent: z.number().optional(),
  walletPercent: z.number().optional(),
  stores: z.record(z.string(), z.number()).optional(),
  providers: z.number().optional(),
});
export type Override = z.infer<typeof overrideSchema>;

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
  customers: rowsSchema.nullable(),
});
export type Saved = z.infer<typeof savedSchema>;

/** Everything that changes while the backend runs. Kept in a file when it is given one. */
export class State {
  contacts: Saved['contacts'] = [];
  overrides: Override[] = [];
  reviews: ReviewRow[] = [];
  /** Everything of the customers; null until somebody asks. */
  customers: Rows | null = null;

  constructor(private readonly file?: string) {
    if (!file || !existsSync(file)) return;
    Object.assign(this, savedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  }

  /** Forgets what changed. */
  reset(): void {
    Object.assign(this, { contacts: [], overrides: [], reviews: [], customers: null });
    this.save();
  }

  dump(): Saved {
    const { contacts, overrides, reviews, customers } = this;
    return { contacts, overrides, reviews, customers };
  }

  save(): void {
    if (this.file) writeFileSync(this.file, JSON.stringify(this.dump(), null, 1));
  }
}
