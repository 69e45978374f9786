'use client';

import type { ReactNode } from 'react';
import { CategorySymbol } from '@/components/ui/category-symbol';
import { Icon } from '@/components/ui/icon';
import type { Brand, Category } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { searchHref } from '@/lib/routing/search-href';
import type { quickLinks } from '../navigation/quick-links';
import { MenuBanner } from './menu-banner';

interface MenuAccordionProps {
  categories: readonly Category[];
  brands: readonly Brand[];
  links: ReturnType<typeof quickLinks>;
}

const rowClass = 'flex min-h-12 items-center gap-3 px-4 hover:bg-sunken';

/** The menu on phones. Its groups are `<details>` elements, which work with the keyboard without code. */
export function MenuAccordion({ categories, brands, links }: MenuAccordionProps) {
  const { t } = useTranslation('layout');
  return (
    <nav aria-label={t('menu.title')} className="flex-1 overflow-y-auto overscroll-contain pb-6">
      <Disclosure title={t('links.categories')} isOpen isHeading>
        <ul>
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryRow category={category} />
            </li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure title={t('links.brands')} isHeading>
        <ul className="grid grid-cols-2 pb-2">
          {brands.map(({ id, slug, name }) => (
            <li key={id}>
              <a href={searchHref({ brands: [slug] })} className={rowClass}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
      <ul className="hairline-b py-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={rowClass}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <MenuBanner small />
    </nav>
  );
}

function CategoryRow({ category }: { category: Category }) {
  const { t } = useTranslation('layout');
  const { name, slug, categories, popularBrands } = category;
  const href = searchHref({ categories: [slug] });
  if (categories.length === 0 && popularBrands.length === 0) {
    return (
      <a href={href} className={rowClass}>
        <CategorySymbol category={category} className="size-5 text-ink-soft" />
        {name}
      </a>
    );
  }
  const links = [
    { key: 'all', href, label: t('menu.allOf', { name }) },
    ...categories.map((child) => ({
      key: child.id,
      href: searchHref({ categories: [child.slug] }),
      label: child.name,
    })),
  ];
  return (
    <Disclosure title={name} category={category}>
      <ul className="pb-2">
        {links.map((link) => (
          <li key={link.key}>
            <a href={link.href} className="flex min-h-11 items-center pr-4 pl-12 hover:bg-sunken">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      {popularBrands.length > 0 && (
        <ul aria-label={t('menu.popularBrands')} className="flex flex-wrap gap-2 pr-4 pb-4 pl-12">
          {popularBrands.map((brand) => (
            <li key={brand.id}>
              <a
                href={searchHref({ categories: [slug], brands: [brand.slug] })}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-3 text-sm hover:border-ink"
              >
                {brand.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

interface DisclosureProps {
  title: string;
  /** Whose symbol stands before the title. */
  category?: Category;
  isOpen?: boolean;
  isHeading?: boolean;
  children: ReactNode;
}

function Disclosure({ title, category, isOpen, isHeading, children }: DisclosureProps) {
  return (
    <details open={isOpen} className={isHeading ? 'group/top hairline-b' : 'group/row'}>
      <summary
        className={`${rowClass} list-none select-none ${isHeading ? 'text-lg font-semibold' : ''}`}
      >
        {category && <CategorySymbol category={category} className="size-5 text-ink-soft" />}
        <span className="flex-1">{title}</span>
        <Icon
          name="chevron-down"
          className={`size-4 text-ink-soft transition-transform duration-150 ${
            isHeading ? 'group-open/top:rotate-180' : 'group-open/row:rotate-180'
          }`}
        />
      </summary>
      {children}
    </details>
  );
}
