import { cutAtWord } from '../typed-text';
import { z } from '../zod';

/** Lengths in characters, after trimming. */
export const REVIEW_LIMITS = {
  shortOpinion: { least: 3, most: 120 },
  opinion: { least: 10, most: 2000 },
} as const;

/** Ratings as the values of the radio buttons. */
export const STAR_RATINGS = ['1', '2', '3', '4', '5'] as const;

const { shortOpinion, opinion } = REVIEW_LIMITS;

function toTitle(text: string): string {
  if (text.length <= shortOpinion.most) return text;
  return `${cutAtWord(text, shortOpinion.most - 1)}…`;
}

export const reviewSchema = z
  .object({
    // The value is undefined when no rating is selected.
    rating: z
      .string('errors.rating')
      .regex(/^[1-5]$/, 'errors.rating')
      .transform(Number),
    opinion: z
      .string()
      .trim()
      .min(1, { error: 'errors.opinion', abort: true })
      .min(opinion.least, 'errors.opinionShort')
      .max(opinion.most, 'errors.opinionLong'),
    shortOpinion: z
      .string()
      .trim()
      .refine(
        ({ length }) => length === 0 || length >= shortOpinion.least,
        'errors.shortOpinionShort',
      )
      .max(shortOpinion.most, 'errors.shortOpinionLong'),
  })
  .transform((written) => ({
    ...written,
    shortOpinion: written.shortOpinion || toTitle(written.opinion),
  }));
export type ReviewFields = z.input<typeof reviewSchema>;
export type NewReview = z.output<typeof reviewSchema>;
