import { escapeXml } from '@/lib/seo/sitemap';
import type { FeedItem } from './feed-item';

const element = (name: string, text: string | null | false): string =>
  text ? `<g:${name}>${escapeXml(text)}</g:${name}>` : '';

/** Product data of Google Merchant Center as RSS 2.0, in parts. */
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
