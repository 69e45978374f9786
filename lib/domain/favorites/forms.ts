import { z } from 'zod';
import { findByName, WISHLIST_NAME_LENGTH, type Wishlist } from './wishlist';

/** The name of a list: one that no other of the customer's lists has. */
export const wishlistNameSchema = (others: readonly Wishlist[]) =>
  z.object({
    name: z
      .string()
      .trim()
      .min(1, { error: 'errors.name', abort: true })
      .max(WISHLIST_NAME_LENGTH, 'errors.nameLong')
      .refine((name) => findByName(others, name) === null, 'errors.nameTaken'),
  });
export type WishlistName = z.output<ReturnType<typeof wishlistNameSchema>>;
