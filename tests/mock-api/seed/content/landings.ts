import { z } from 'zod';
import { readRows, word } from '../load';
import type { BannerRow } from './banners';

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
