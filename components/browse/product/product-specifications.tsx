import { Fragment } from 'react';
import { getWarrantyMonths } from '@/lib/domain/product/availability';
import { normalizeValue } from '@/lib/domain/product/compare';
import { withoutRepeats } from '@/lib/domain/product/data-sheet';
import type { AttributeGroup, Product } from '@/lib/domain/product/types';
import { toFilterSegments } from '@/lib/domain/search/filter-segments';
import type { Texts } from '@/lib/i18n/types';
import { route } from '@/lib/routing/routes';

/** The specifications of the product as terms and values, by group, each of them once. */
export function ProductSpecifications({ product, t }: { product: Product; t: Texts<'product'> }) {
  const general = generalRows(product, t);
  const [more, others] = splitGroups(product, general, t);
  const groups: SpecGroup[] = [
    [t('specs.general'), [...general, ...more.flatMap(toRows)]],
    ...others.map((group): SpecGroup => [group.name, toRows(group)]),
  ];
  return <SpecGroups groups={groups.filter(([, rows]) => rows.length > 0)} />;
}

const toRows = ({ attributes }: AttributeGroup): SpecRow[] =>
  attributes.map(({ name, value }) => [name, value]);

/** The backend's groups without what the general rows say: those that belong to these rows, and the others. */
function splitGroups(
  { characteristics, attributeGroups, partNumber, upcGtin, warrantyDays }: Product,
  general: readonly SpecRow[],
  t: Texts<'product'>,
): [AttributeGroup[], AttributeGroup[]] {
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
