import { Fragment } from 'react';
import { getWarrantyMonths } from '@/lib/domain/product/availability';
import type { Characteristic, Product } from '@/lib/domain/product/types';
import { toFilterSegments } from '@/lib/domain/search/filter-segments';
import type { Texts } from '@/lib/i18n/types';
import { route } from '@/lib/routing/routes';

/** The specifications of the product as terms and values, by group. */
export function ProductSpecifications({ product, t }: { product: Product; t: Texts<'product'> }) {
  const { characteristics, attributeGroups } = product;
  const general = t('specs.general');
  // The backend may send a group with the same name, or attributes outside any group.
  const isGeneral = ({ name }: { name: string }) => name === general || name === '';
  const more = attributeGroups.filter(isGeneral).flatMap((group) => group.attributes);
  const others = attributeGroups.filter((group) => !isGeneral(group));
  const groups: SpecGroup[] = [
    [general, [...generalRows(product, t), ...unique(more)]],
    [t('specs.characteristics'), unique(characteristics)],
    ...others.map(({ name, attributes }): SpecGroup => [name, unique(attributes)]),
  ];
  return <SpecGroups groups={groups.filter(([, rows]) => rows.length > 0)} />;
}

/** The backend sometimes repeats a row. */
function unique(lines: readonly Characteristic[]): SpecRow[] {
  return [...new Map(lines.map((line) => [`${line.name} ${line.value}`, line])).values()].map(
    ({ name, value }) => [name, value],
  );
}

function generalRows(product: Product, t: Texts<'product'>): SpecRow[] {
  const { brand, category, partNumber, upcGtin, warrantyDays, pieceCount } = product;
  const months = getWarrantyMonths(warrantyDays);
  const listOf = (kind: 'brands' | 'categories', slug: string) =>
    route('search', { filters: toFilterSegments({ brands: [], categories: [], [kind]: [slug] }) });
  const rows: (SpecRow | false)[] = [
    brand !== null && [t('specs.brand'), brand.name, listOf('brands', brand.slug)],
    category !== null && [t('specs.category'), category.name, listOf('categories', category.slug)],
    partNumber !== '' && [t('head.partNumber'), partNumber],
    upcGtin !== null && [t('head.code'), upcGtin],
    months > 0 && [t('specs.guarantee'), t('card.guarantee', { count: months })],
    pieceCount > 1 && [t('specs.pieces'), String(pieceCount)],
  ];
  return rows.filter((row) => row !== false);
}

/** A term, its value, and an optional link for the value. */
type SpecRow = readonly [term: string, value: string, href?: string];
type SpecGroup = readonly [title: string, rows: readonly SpecRow[]];

/** Terms and values by group. They are rendered from plain data, so that the payload stays small. */
function SpecGroups({ groups }: { groups: readonly SpecGroup[] }) {
  return (
    <div className="spec-groups">
      {groups.map(([title, rows]) => (
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
      ))}
    </div>
  );
}
