import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Brand } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { BrandDirectory } from './brand-directory';
import { toBrandEntry } from './brand-entry';
import { DIGITS_GROUP, groupBrands, OTHERS_GROUP } from './brand-groups';
import { BreadcrumbsJsonLd } from './breadcrumbs-json-ld';

/** All brands of the shop by initial (spec 2.4, Brands). */
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
      <h1 className="text-3xl">{t('brands.title')}</h1>
      <p className="mt-1 text-ink-soft">{t('brands.intro', { count: brands.length })}</p>
      <BrandDirectory
        groups={groups}
        labels={{ filter: t('brands.filter'), index: t('brands.index'), none: t('brands.none') }}
      />
    </div>
  );
}
