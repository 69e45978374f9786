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
