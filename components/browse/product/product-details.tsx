import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { IconName } from '@/components/ui/icon';
import type { PhysicalStore } from '@/lib/api/stores';
import { getAvailability, getWarrantyMonths } from '@/lib/domain/product/availability';
import { normalizeValue } from '@/lib/domain/product/compare';
import { createSheetCheck, withoutRepeats } from '@/lib/domain/product/data-sheet';
import { getStoresInStock } from '@/lib/domain/product/store-stock';
import type { AttributeGroup, Product } from '@/lib/domain/product/types';
import { parseHtml } from '@/lib/html/render-html';
import { renderTree } from '@/lib/html/render-tree';
import { withoutListItems } from '@/lib/html/structures';
import { getTexts } from '@/lib/i18n/server';
import { storeStockHref } from '@/lib/routing/product-hrefs';
import { searchHref } from '@/lib/routing/search-href';

/** As many stores are seen at once (`product-details.css`); the others are unfolded. */
const SHOWN_STORES = 3;

interface StoreStockTableProps {
  product: Product;
  stores: readonly PhysicalStore[];
}

/** The largest stock comes first, until the visitor's place is known (`StoreDistances`). */
export function StoreStockTable({ product, stores }: StoreStockTableProps) {
  const t = getTexts('product');
  const rows = getStoresInStock(product.storesWithStock);
  if (rows.length === 0) return <p>{t(`stores.${whyNoStore(product)}`)}</p>;
  return (
    <>
      <div className="table-box">
        <table className="data-table">
          <caption>{t('stores.summary', { count: rows.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('stores.store')}</th>
              <th scope="col" className="words">
                {t('stores.city')}
              </th>
              <th scope="col">{t('stores.pieces')}</th>
            </tr>
          </thead>
          <tbody data-stores={product.id}>
            {rows.map((row) => (
              <tr key={row.storeId}>
                <th scope="row">{row.name}</th>
                <td className="words">
                  {stores.find(({ id }) => id === row.storeId)?.city ?? '—'}
                </td>
                <td>{row.stock}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN_STORES + 1 && (
        <details>
          <summary className="link-button">
            {t('stores.more', { count: rows.length - SHOWN_STORES })}
          </summary>
        </details>
      )}
      {/* Loads the document: a soft navigation would show the cached page of the same path without a product. */}
      <a
        href={storeStockHref(product.slug)}
        rel="nofollow"
        data-reload=""
        className="link-button mt-2"
      >
        {t('stores.all')}
      </a>
    </>
  );
}

/** There is nothing left, only providers have it, or the backend does not say where it is. */
function whyNoStore(product: Product) {
  if (getAvailability(product) === 'sold') return 'sold';
  return product.stockStores === 0 && product.stockProviders > 0 ? 'none' : 'unknown';
}

export function ProductDescription({ product, siteUrl }: { product: Product; siteUrl: string }) {
  const t = getTexts('product');
  const { shortDescription, descriptionFile } = product;
  // What the sheet says stands there.
  const isInSheet = createSheetCheck([
    ...product.attributeGroups,
    { name: '', attributes: product.characteristics },
  ]);
  const bulletPoints = product.bulletPoints.filter((point) => !isInSheet(point));
  const [text, landing] = [product.descriptionHtml, product.descriptionLandingHtml].map((html) =>
    renderTree(withoutListItems(parseHtml(html, { siteOrigin: siteUrl }), isInSheet)),
  );
  if (!(shortDescription || bulletPoints.length > 0 || text || landing || descriptionFile))
    return <p className="text-ink-soft">{t('description.none')}</p>;
  return (
    <div className="description">
      {shortDescription && <p className="description-lead">{shortDescription}</p>}
      {bulletPoints.length > 0 && (
        <div>
          <h3>{t('description.highlights')}</h3>
          <ul className="bullets">
            {[...new Set(bulletPoints)].map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
      {text && <div className="rich-text">{text}</div>}
      {descriptionFile?.kind === 'image' && (
        <img
          src={descriptionFile.url}
          alt={t('description.image')}
          loading="lazy"
          className="aspect-[auto_4/3] w-full max-w-3xl"
        />
      )}
      {descriptionFile && descriptionFile.kind !== 'image' && (
        <p>
          <ButtonLink variant="secondary" icon="file" href={descriptionFile.url}>
            {t(descriptionFile.kind === 'pdf' ? 'description.pdf' : 'description.file')}
          </ButtonLink>
        </p>
      )}
      {landing && <div className="rich-text rich-landing">{landing}</div>}
    </div>
  );
}

/** Video, manual, specifications and the manufacturer's page. They are on other sites, so they open in a new tab. */
export function ProductDocuments({ product }: { product: Product }) {
  const t = getTexts('product');
  const links: { href: string | null; icon: IconName; label: string }[] = [
    { href: product.videoLink, icon: 'play', label: t('documents.video') },
    { href: product.manualFile, icon: 'file', label: t('documents.manual') },
    { href: product.specsFile, icon: 'file', label: t('documents.specs') },
    { href: product.manufacturerLink, icon: 'external', label: t('documents.manufacturer') },
  ];
  const known = links.filter((link) => link.href !== null);
  if (known.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-lg">{t('documents.title')}</h3>
      <ul className="flex flex-wrap gap-3">
        {known.map(({ href, icon, label }) => (
          <li key={label}>
            <ButtonLink
              variant="secondary"
              icon={icon}
              href={href ?? undefined}
              target="_blank"
              rel="noopener nofollow"
            >
              {label}
              <span className="visually-hidden"> {t('documents.newTab')}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

type SpecRow = readonly [term: string, value: string, href?: string];

export function ProductSpecifications({ product }: { product: Product }) {
  const t = getTexts('product');
  const general = generalRows(product);
  const [more, others] = splitGroups(product, general);
  const groups: [title: string, rows: readonly SpecRow[]][] = [
    [t('specs.general'), [...general, ...more.flatMap(toRows)]],
    ...others.map((group): [string, SpecRow[]] => [group.name, toRows(group)]),
  ];
  return (
    <div className="spec-groups">
      {groups.map(
        ([title, rows]) =>
          rows.length > 0 && (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {rows.map(([term, value, href]) => (
                  <Fragment key={`${term} ${value}`}>
                    <dt>{term}</dt>
                    <dd>{href ? <a href={href}>{value}</a> : value}</dd>
                  </Fragment>
                ))}
              </dl>
            </section>
          ),
      )}
    </div>
  );
}

const toRows = ({ attributes }: AttributeGroup): SpecRow[] =>
  attributes.map(({ name, value }) => [name, value]);

/** The backend's groups without what the general rows say: those that belong to these rows, and the others. */
function splitGroups(
  { characteristics, attributeGroups, partNumber, upcGtin, warrantyDays }: Product,
  general: readonly SpecRow[],
): [AttributeGroup[], AttributeGroup[]] {
  const t = getTexts('product');
  const title = t('specs.general');
  const names = new Set(general.map(([term]) => normalizeValue(term)));
  // A guarantee shorter than the legal one is not shown, wherever it stands.
  if (warrantyDays > 0) names.add(normalizeValue(t('specs.guarantee')));
  const codes = new Set([partNumber, upcGtin]);
  const groups = [
    ...attributeGroups,
    { name: t('specs.characteristics'), attributes: characteristics },
  ].map(({ name, attributes }) => ({
    name,
    attributes: attributes.filter(
      (line) => !names.has(normalizeValue(line.name)) && !codes.has(line.value),
    ),
  }));
  const known = withoutRepeats(groups);
  // The backend may send a group with the same name, or attributes outside any group.
  const isGeneral = ({ name }: AttributeGroup) => name === title || name === '';
  return [known.filter(isGeneral), known.filter((group) => !isGeneral(group))];
}

function generalRows(product: Product): SpecRow[] {
  const t = getTexts('product');
  const { brand, category, partNumber, upcGtin, warrantyDays, pieceCount } = product;
  const months = getWarrantyMonths(warrantyDays);
  const rows: (SpecRow | false)[] = [
    brand !== null && [t('specs.brand'), brand.name, searchHref({ brands: [brand.slug] })],
    category !== null && [
      t('specs.category'),
      category.name,
      searchHref({ categories: [category.slug] }),
    ],
    partNumber !== '' && [t('head.partNumber'), partNumber],
    upcGtin !== null && [t('head.code'), upcGtin],
    months > 0 && [t('specs.guarantee'), t('card.guarantee', { count: months })],
    pieceCount > 1 && [t('specs.pieces'), String(pieceCount)],
  ];
  return rows.filter((row) => row !== false);
}
