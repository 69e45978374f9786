import type { SitemapUrl } from './sitemap';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const location = (path: string, siteUrl: string): string =>
  `<loc>${escapeXml(new URL(path, siteUrl).href)}</loc>`;

const lastChange = (utc: string | null | undefined): string =>
  utc ? `<lastmod>${new Date(utc).toISOString()}</lastmod>` : '';

/** The XML of a file with addresses. */
export function urlSetXml(urls: readonly SitemapUrl[], siteUrl: string): string {
  const rows = urls.map(
    ({ path, updatedUtc }) => `<url>${location(path, siteUrl)}${lastChange(updatedUtc)}</url>\n`,
  );
  return `${HEAD}<urlset ${SCHEMA}>\n${rows.join('')}</urlset>\n`;
}

/** The XML of the index. `paths` are the paths of the files. */
export function sitemapIndexXml(paths: readonly string[], siteUrl: string): string {
  const rows = paths.map((path) => `<sitemap>${location(path, siteUrl)}</sitemap>\n`);
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${rows.join('')}</sitemapindex>\n`;
}
