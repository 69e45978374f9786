'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Brand, Category } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { MenuBanner } from './menu-banner';

const linkClass = 'inline-flex min-h-11 items-center hover:text-brand hover:underline';

/** The subcategories and popular brands of a category. */
export function CategoryPane({ category }: { category: Category }) {
  const { t } = useTranslation('layout');
  const { name, slug, categories, popularBrands } = category;
  return (
    <div className="flex gap-8">
      <div className="min-w-0 flex-1">
        <PaneTitle href={searchHref({ categories: [slug] })} all={t('menu.allOf', { name })}>
          {name}
        </PaneTitle>
        <ul className="columns-2 gap-8 2xl:columns-3">
          {categories.map((child) => (
            <li key={child.id} className="break-inside-avoid">
              <a href={searchHref({ categories: [child.slug] })} className={linkClass}>
                {child.name}
              </a>
            </li>
          ))}
        </ul>
        {popularBrands.length > 0 && (
          <>
            <h4 className="mt-6 mb-2 font-semibold">{t('menu.popularBrands')}</h4>
            <ul className="flex flex-wrap gap-2">
              {popularBrands.map((brand) => (
                <li key={brand.id}>
                  <a
                    href={searchHref({ categories: [slug], brands: [brand.slug] })}
                    className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-ink"
                  >
                    {brand.name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="w-68 shrink-0">
        <MenuBanner />
      </div>
    </div>
  );
}

export function BrandsPane({ brands }: { brands: readonly Brand[] }) {
  const { t } = useTranslation('layout');
  return (
    <>
      <PaneTitle href={route('marcas')} all={t('menu.allBrands')}>
        {t('links.brands')}
      </PaneTitle>
      <ul className="columns-3 gap-8 xl:columns-4">
        {brands.map(({ id, slug, name }) => (
          <li key={id} className="break-inside-avoid">
            <a href={searchHref({ brands: [slug] })} className={linkClass}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function PaneTitle({ href, all, children }: { href: string; all: string; children: ReactNode }) {
  return (
    <div className="mb-3 flex items-center justify-between gap-4 hairline-b pb-1">
      <h3 className="text-lg">{children}</h3>
      <a
        href={href}
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline"
      >
        {all}
        <Icon name="chevron-right" className="size-4" />
      </a>
    </div>
  );
}
