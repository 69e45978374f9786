import { z } from 'zod';

export const text = z.string();
/** ISO 8601 in UTC. */
export const instant = z.string();
export const maybe = z.string().nullable();
/** Pesos with IVA. */
export const amount = z.number();
export const product = { productId: text, qty: z.number() };
