import { z } from 'zod';
import { columns, readRows, text, word } from '../load';

/** `art` is the kind of article drawn on it, `palette` that of its background. */
const Banner = z.strictObject({
  ...columns('slot title link art palette', word),
  ...columns('text action', text),
});

export interface BannerRow extends z.output<typeof Banner> {
  id: string;
  alt: string;
}

const bannersOf = (rows: readonly z.output<typeof Banner>[], firstId: number): BannerRow[] =>
  rows.map((row, index) => ({
    ...row,
    id: String(firstId + index),
    alt: `${row.title}. ${row.text}`,
  }));

export const BANNERS = bannersOf(readRows('content/banners.csv', Banner), 1);

const Section = z.strictObject({
  ...columns('key title text link', word),
  /** Slugs of the categories that it draws from; none means all of them. */
  categories: z.array(word),
  onlyOffers: z.boolean().optional(),
  /** The most that one of them costs, in pesos. */
  most: z.number().optional(),
});

const Landing = z.strictObject({
  // The content is HTML, as an editor leaves it.
  ...columns('slug title text description content', word),
  /** Days from today until its last day; negative when it is over, null when it goes on. */
  endsInDays: z.number().nullable(),
  banner: z.strictObject(columns('title text art palette', word)),
  sections: z.array(Section),
});
export type LandingSectionRow = z.output<typeof Section>;
export type LandingRow = z.output<typeof Landing>;

export const LANDINGS: readonly LandingRow[] = readRows('content/landings.jsonl', Landing);

/** The large picture of each landing, far from the ids of the banners in the slots. */
export const LANDING_BANNERS = bannersOf(
  LANDINGS.map(({ slug, banner }) => ({
    ...banner,
    slot: 'LANDING',
    action: '',
    link: `/landing/${slug}`,
  })),
  101,
);
