import type { FeedItem } from './feed-item';

const COLUMNS = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
  'gtin',
  'mpn',
  'product_type',
] as const;

/** A cell of CSV (RFC 4180). What a spreadsheet would run as a formula begins with an apostrophe. */
export function toCell(text: string): string {
  const plain = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const toRow = (cells: readonly string[]) => `${cells.map(toCell).join(',')}\r\n`;

/** Catalogue of Meta Commerce as CSV, in parts. */
export const metaFeed = {
  type: 'text/csv',
  head: () => toRow(COLUMNS),
  item: (item: FeedItem) => {
    const cells: Record<(typeof COLUMNS)[number], string | null> = {
      id: item.id,
      title: item.title,
      description: item.description,
      availability: item.availability.replaceAll('_', ' '),
      condition: 'new',
      price: item.price,
      sale_price: item.salePrice,
      sale_price_effective_date: item.salePriceDates,
      link: item.link,
      image_link: item.image,
      additional_image_link: item.moreImages.join(','),
      brand: item.brand,
      gtin: item.gtin,
      mpn: item.mpn,
      product_type: item.categoryPath,
    };
    return toRow(COLUMNS.map((column) => cells[column] ?? ''));
  },
  tail: '',
};
