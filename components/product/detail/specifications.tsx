import type { ReactNode } from 'react';
import { guaranteeMonths } from '@/lib/domain/product/availability';
import type { Characteristic, Product } from '@/lib/domain/product/types';
import { filterSegments } from '@/lib/domain/search/filter-segments';
import { route } from '@/lib/routes';
import type { ProductTexts } from '../product-texts';

/** What is known of the product as terms and values, by group. */
export function Specifications({ product, t }: { product: Product; t: ProductTexts }) {
  const { characteristics, attributeGroups } = product;
  const general = t('specs.general');
  // A backend may have a group of that name too.
  const more = attributeGroups
    .filter(({ name }) => name === general)
    .flatMap((group) => group.attributes);
  const others = attributeGroups.filter(({ name }) => name !== general);
  return (
    <div className="spec-groups">
      <SpecGroup title={general} rows={[...generalRows(product, t), ...unique(more)]} />
      {characteristics.length > 0 && (
        <SpecGroup title={t('specs.characteristics')} rows={unique(characteristics)} />
      )}
      {others.map(({ name, attributes }) => (
        <SpecGroup key={name} title={name} rows={unique(attributes)} />
      ))}
    </div>
  );
}

type Row = readonly [term: string, value: ReactNode];

/** Backends repeat a line now and then. */
function unique(lines: readonly Characteristic[]): Row[] {
  return [...new Map(lines.map((line) => [`${line.name} ${line.value}`, line])).values()].map(
    ({ name, value }) => [name, value],
  );
}

function generalRows(product: Product, t: ProductTexts): Row[] {
  const { brand, category, partNumber, upcGtin, warrantyDays, pieceCount } = product;
  const months = guaranteeMonths(warrantyDays);
  const list = (kind: 'brands' | 'categories', { slug, name }: { slug: string; name: string }) => {
    const filters = filterSegments({ brands: [], categories: [], [kind]: [slug] });
    return (
      <a href={route('search', { filters })} className="underline underline-offset-2">
        {name}
      </a>
    );
  };
  const rows: (Row | false)[] = [
    brand !== null && [t('specs.brand'), list('brands', brand)],
    category !== null && [t('specs.category'), list('categories', category)],
    partNumber !== '' && [t('head.partNumber'), partNumber],
    upcGtin !== null && [t('head.code'), upcGtin],
    months > 0 && [t('specs.guarantee'), t('card.guarantee', { count: months })],
    pieceCount > 1 && [t('specs.pieces'), pieceCount],
  ];
  return rows.filter((row) => row !== false);
}

function SpecGroup({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map(([term, value]) => (
          <div key={`${term} ${value}`}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
