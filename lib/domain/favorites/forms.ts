import { z } from '../zod';
import { findWishlistByName, MAX_WISHLIST_NAME_LENGTH, type Wishlist } from './wishlist';

export const wishlistNameSchema = (others: readonly Wishlist[]) =>
  z.object({
    name: z
      .string()
      .trim()
      .min(1, { error: 'errors.name', abort: true })
      .max(MAX_WISHLIST_NAME_LENGTH, 'errors.nameLong')
      .refine((name) => findWishlistByName(others, name) === null, 'errors.nameTaken'),
  });
