import { z } from 'zod';

/** Characters, after trimming. */
export const REVIEW_LIMITS = {
  shortOpinion: { least: 3, most: 120 },
  opinion: { least: 10, most: 2000 },
} as const;

/** Stars from the best, as the form's choices write them. */
export const STARS = ['5', '4', '3', '2', '1'] as const;

const { shortOpinion, opinion } = REVIEW_LIMITS;

const text = (key: string, { least, most }: { least: number; most: number }) =>
  z
    .string()
    .trim()
    .min(1, { error: `errors.${key}`, abort: true })
    .min(least, `errors.${key}Short`)
    .max(most, `errors.${key}Long`);

/** An opinion as a customer writes it. */
export const reviewSchema = z.object({
  rating: z.enum(STARS, 'errors.rating').transform(Number),
  shortOpinion: text('shortOpinion', shortOpinion),
  opinion: text('opinion', opinion),
});
export type ReviewFields = { rating: string; shortOpinion: string; opinion: string };
export type WrittenReview = z.output<typeof reviewSchema>;
