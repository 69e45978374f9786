import type { HttpHandler } from 'msw';
import { z } from 'zod';
import type { Backend } from '../backend';
import { notFound } from '../core/problem';
import { get, post } from './answer';
import { faultSchema } from './control';

const amount = z.number().positive();
const priceSchema = z.strictObject({
  productId: z.coerce.string(),
  price_with_tax: amount.optional(),
  current_price_with_tax: amount.optional(),
  mwi_one_disc_percent: z.number().min(0).max(90).optional(),
  mwi_wallet_percent: z.number().min(0).max(90).optional(),
});
const stockSchema = z.strictObject({
  productId: z.coerce.string(),
  stores: z.record(z.string(), z.number().int().min(0)).default({}),
  providers: z.number().int().min(0).default(0),
});
const reviewSchema = z.strictObject({
  productId: z.coerce.string(),
  customer_name: z.string().default('Cliente de prueba'),
  rating: z.number().int().min(1).max(5),
  opinion: z.string(),
  short_opinion: z.string().default(''),
});

/**
 * `/__control/…`: plain JSON, for tests and demos only. A fault's `match.path` looks at the path below `/api` and its
 * decoded query, so that it can spoil one product alone: `{"match":{"path":"/shop-v1/products?filter[slug]=x"}}`.
 */
export function controlHandlers({ control, catalogue, customers, now }: Backend): HttpHandler[] {
  const nothing = z.object({});
  return [
    post('reset', nothing, () => control.reset()),
    post('faults', faultSchema, (fault) => {
      control.addFault(fault);
      return { faults: control.listFaults() };
    }),
    get('faults', () => ({ faults: control.listFaults() })),
    post('faults/clear', nothing, () => control.clearFaults()),
    post('price', priceSchema, (body) => {
      const article = control.change(body.productId, {
        price: body.price_with_tax,
        current: body.current_price_with_tax,
        oneDiscountPercent: body.mwi_one_disc_percent,
        walletPercent: body.mwi_wallet_percent,
      });
      return { prices: article.prices };
    }),
    post('stock', stockSchema, (body) => {
      const article = control.change(body.productId, {
        stores: body.stores,
        providers: body.providers,
      });
      return { stock: article.stock };
    }),
    post('reviews', reviewSchema, (body) => {
      if (!catalogue.byId.has(body.productId))
        throw notFound(`No existe el producto ${body.productId}.`);
      const id = `9${Date.now()}${customers.reviews.length}`;
      customers.reviews.push({
        id,
        productId: body.productId,
        customerName: body.customer_name,
        rating: body.rating,
        opinion: body.opinion,
        shortOpinion: body.short_opinion,
        createdUtc: now().toISOString(),
      });
      return { id };
    }),
    get('state', () => ({ products: catalogue.articles.length })),
    get('requests', () => ({ requests: Object.fromEntries(control.requests) })),
  ];
}
