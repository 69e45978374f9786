import { z } from '../zod';

/** Lengths in characters, after trimming. */
export const REVIEW_LIMITS = {
  shortOpinion: { least: 3, most: 120 },
  opinion: { least: 10, most: 2000 },
} as const;

/** Ratings as the values of the radio buttons. */
export const STAR_RATINGS = ['1', '2', '3', '4', '5'] as const;

const { shortOpinion, opinion } = REVIEW_LIMITS;

const text = (key: string, { least, most }: { least: number; most: number }) =>
  z
    .string()
    .trim()
    .min(1, { error: `errors.${key}`, abort: true })
    .min(least, `errors.${key}Short`)
    .max(most, `errors.${key}Long`);

/** The form of a product review. */
export const reviewSchema = z.object({
  // The value is undefined when no rating is selected.
  rating: z
    .string('errors.rating')
    .regex(/^[1-5]$/, 'errors.rating')
    .transform(Number),
  shortOpinion: text('shortOpinion', shortOpinion),
  opinion: text('opinion', opinion),
});
export type ReviewFields = z.input<typeof reviewSchema>;
export type NewReview = z.output<typeof reviewSchema>;
