import { Breadcrumbs, BreadcrumbsJsonLd } from '@/components/ui/breadcrumbs';
import type { Brand } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { BrandDirectory } from './brand-directory';
import { toBrandEntry } from './brand-tile';

/** The group of names that begin with a digit, and the group of names that begin with neither a digit nor A to Z. */
const DIGITS_GROUP = '0-9';
const OTHERS_GROUP = '#';

const collator = new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' });

/** The group of a name: its first letter without accent, or its digit group. Leading punctuation is ignored. */
export function getBrandInitial(name: string): string {
  const first = name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
    .toUpperCase();
  if (/^[A-Z]$/.test(first)) return first;
  return /^\d$/.test(first) ? DIGITS_GROUP : OTHERS_GROUP;
}

export function groupBrands(brands: readonly Brand[]) {
  const sorted = brands.toSorted((a, b) => collator.compare(a.name, b.name));
  const groups = Map.groupBy(sorted, ({ name }) => getBrandInitial(name));
  const rank = (initial: string) =>
    initial === DIGITS_GROUP ? 1 : initial === OTHERS_GROUP ? 2 : 0;
  return [...groups]
    .map(([initial, members]) => ({ initial, brands: members }))
    .sort((a, b) => rank(a.initial) - rank(b.initial) || (a.initial < b.initial ? -1 : 1));
}

export function BrandsScreen({ brands }: { brands: readonly Brand[] }) {
  const t = getTexts('search');
  const names: Record<string, { id: string; label: string }> = {
    [DIGITS_GROUP]: { id: 'marcas-0-9', label: t('brands.digits') },
    [OTHERS_GROUP]: { id: 'marcas-otras', label: t('brands.others') },
  };
  const groups = groupBrands(brands).map(({ initial, brands: members }) => ({
    ...(names[initial] ?? { id: `marcas-${initial.toLowerCase()}`, label: initial }),
    brands: members.map(toBrandEntry),
  }));
  const crumbs = [{ name: t('brands.title') }];
  return (
    <div className="page-width pb-12">
      <BreadcrumbsJsonLd crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <h1>{t('brands.title')}</h1>
      <p className="mt-1 text-ink-soft">{t('brands.intro', { count: brands.length })}</p>
      <BrandDirectory
        groups={groups}
        labels={{ filter: t('brands.filter'), index: t('brands.index'), none: t('brands.none') }}
      />
    </div>
  );
}
