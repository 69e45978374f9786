import { escapeXml } from '@/lib/seo/sitemap';
import type { FeedItem } from './feed-item';

const element = (name: string, text: string | null | false): string =>
  text ? `<g:${name}>${escapeXml(text)}</g:${name}>` : '';

export const googleFeed = {
  type: 'application/xml',
  head: (siteName: string, siteUrl: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${escapeXml(siteName)}</title>\n<link>${escapeXml(siteUrl)}</link>\n<description>${escapeXml(siteName)}</description>\n`,
  item: (item: FeedItem) =>
    `<item>${[
      element('id', item.id),
      element('title', item.title),
      element('description', item.description),
      element('link', item.link),
      element('canonical_link', item.link),
      element('image_link', item.image),
      ...item.moreImages.map((address) => element('additional_image_link', address)),
      element('availability', item.availability),
      element('price', item.price),
      element('sale_price', item.salePrice),
      element('sale_price_effective_date', item.salePriceDates),
      element('condition', 'new'),
      element('brand', item.brand),
      element('gtin', item.gtin),
      element('mpn', item.mpn),
      element('identifier_exists', !item.gtin && !(item.brand && item.mpn) && 'no'),
      element('product_type', item.categoryPath),
      item.months &&
        `<g:installment>${element('months', String(item.months.months))}${element('amount', item.months.amount)}</g:installment>`,
      item.hasFreeShipping &&
        '<g:shipping><g:country>MX</g:country><g:price>0.00 MXN</g:price></g:shipping>',
    ]
      .filter(Boolean)
      .join('')}</item>\n`,
  tail: '</channel>\n</rss>\n',
};

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
