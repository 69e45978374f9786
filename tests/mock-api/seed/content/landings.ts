import { z } from 'zod';
import { readRows, text, word } from '../load';

const Banner = z.strictObject({
  slot: word,
  title: word,
  text,
  action: text,
  link: word,
  /** Kind of article drawn on it, and the palette of its background. */
  art: word,
  palette: word,
});

export interface BannerRow extends z.output<typeof Banner> {
  id: string;
  alt: string;
}

/** Banners in every slot of spec 9. */
export const BANNERS: readonly BannerRow[] = readRows('content/banners.csv', Banner).map(
  (row, index) => ({ ...row, id: String(index + 1), alt: `${row.title}. ${row.text}` }),
);

const Section = z.strictObject({
  key: word,
  title: word,
  text: word,
  link: word,
  /** Slugs of the categories that it draws from; none means all of them. */
  categories: z.array(word),
  onlyOffers: z.boolean().optional(),
});

const Landing = z.strictObject({
  slug: word,
  title: word,
  text: word,
  description: word,
  /** HTML, as an editor leaves it. */
  content: word,
  /** Days from today until its last day; negative when it is over, null when it goes on. */
  endsInDays: z.number().nullable(),
  banner: z.strictObject({ title: word, text: word, art: word, palette: word }),
  sections: z.array(Section),
});

export type LandingSectionRow = z.output<typeof Section>;
export type LandingRow = z.output<typeof Landing>;

/** Campaigns with a page of their own. */
export const LANDINGS: readonly LandingRow[] = readRows('content/landings.jsonl', Landing);

/** Far from the ids of the banners in the slots. */
const FIRST_ID = 101;

/** The large picture of each landing. */
export const LANDING_BANNERS: readonly BannerRow[] = LANDINGS.map(({ slug, banner }, index) => ({
  ...banner,
  id: String(FIRST_ID + index),
  slot: 'LANDING',
  action: '',
  link: `/landing/${slug}`,
  alt: `${banner.title}. ${banner.text}`,
}));
