'use client';

import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CategorySymbol } from '@/components/ui/category-symbol';
import { Icon } from '@/components/ui/icon';
import { PromoBanner } from '@/components/ui/promo-banner';
import { bannersQuery } from '@/lib/api/banners';
import type { Brand, Category } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import './menu-columns.css';

const SLOTS = { wide: 'BANNER_MENU_CATEGORIES', small: 'BANNER_MENU_CATEGORIES_SMALL' } as const;

export function MenuBanner({ size }: { size: keyof typeof SLOTS }) {
  const { data = [] } = useQuery(bannersQuery(Object.values(SLOTS)));
  const banner = data.find(({ slot }) => slot === SLOTS[size]);
  return banner && <PromoBanner banner={banner} shape="card" sizes="24rem" />;
}

const linkClass = 'inline-flex min-h-11 items-center hover:text-brand hover:underline';

interface PopularBrandsProps {
  category: Category;
  label?: string;
  className: string;
}

export function PopularBrands({ category, label, className }: PopularBrandsProps) {
  const { slug, popularBrands } = category;
  if (popularBrands.length === 0) return null;
  return (
    <ul aria-label={label} className={className}>
      {popularBrands.map((brand) => (
        <li key={brand.id}>
          <a
            href={searchHref({ categories: [slug], brands: [brand.slug] })}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-3 text-sm hover:border-ink lg:px-4"
          >
            {brand.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function CategoryPane({ category }: { category: Category }) {
  const { t } = useTranslation('layout');
  const { name, slug, categories, popularBrands } = category;
  return (
    <div className="flex gap-8">
      <div className="min-w-0 flex-1">
        <PaneTitle href={searchHref({ categories: [slug] })} all={t('menu.allOf', { name })}>
          {name}
        </PaneTitle>
        <ul className="grid grid-cols-2 gap-2">
          {categories.map((child) => (
            <li key={child.id}>
              <a
                href={searchHref({ categories: [child.slug] })}
                className="flex h-full min-h-14 items-center gap-3 rounded-md bg-sunken px-3 py-2 text-15 lh-[1.25] font-medium hover:bg-brand-wash"
              >
                <CategorySymbol category={child} className="size-6 text-brand" />
                <span className="min-w-0 flex-1">{child.name}</span>
                {child.productsCount !== null && (
                  <small className="text-13 text-ink-soft max-xl:hidden">
                    {child.productsCount.toLocaleString('en-US')}
                  </small>
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="w-68 shrink-0 self-start">
        <MenuBanner size="wide" />
        {popularBrands.length > 0 && (
          <h4 className="mt-6 mb-2 font-semibold">{t('menu.popularBrands')}</h4>
        )}
        <PopularBrands category={category} className="flex flex-wrap gap-2" />
      </div>
    </div>
  );
}

function BrandsPane({ brands }: { brands: readonly Brand[] }) {
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

/** Time until a resting pointer expands a row, in milliseconds. On its way to a link it crosses other rows. */
const HOVER_INTENT_MS = 120;

interface DisclosureState {
  key: string | null;
  /** True when a click expanded the row, false when the pointer did. */
  isPinned: boolean;
}

/** Which of several rows is expanded. Resting on a row or clicking it expands it; a second click collapses it. */
function useHoverDisclosure(first: string | null) {
  const [{ key, isPinned }, set] = useState<DisclosureState>({ key: first, isPinned: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    expanded: key,
    rest: (next: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        set((now) => (now.key === next ? now : { key: next, isPinned: false }));
      }, HOVER_INTENT_MS);
    },
    leave: () => clearTimeout(timer.current),
    press: (next: string) => {
      clearTimeout(timer.current);
      const collapses = key === next && isPinned;
      set(collapses ? { key: null, isPinned: false } : { key: next, isPinned: true });
    },
  };
}

const BRANDS = 'brands';
const PANE = 'menu-pane';

/** Arrow keys, Home and End move the focus between the rows at the left. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const targets: Record<string, number> = {
    ArrowDown: Math.min(at + 1, rows.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: rows.length - 1,
  };
  const target = rows[targets[event.key] ?? -1];
  if (!target || at < 0) return;
  event.preventDefault();
  target.focus();
}

interface MenuColumnsProps {
  categories: readonly Category[];
  brands: readonly Brand[];
}

export function MenuColumns({ categories, brands }: MenuColumnsProps) {
  const { t } = useTranslation('layout');
  const { expanded, rest, leave, press } = useHoverDisclosure(categories[0]?.id ?? BRANDS);
  const rows = [
    ...categories.map(({ id, name, icon, image }) => ({
      key: id,
      label: name,
      symbol: { icon, image },
    })),
    { key: BRANDS, label: t('links.brands'), symbol: null },
  ];
  const category = categories.find(({ id }) => id === expanded);
  return (
    <nav aria-label={t('menu.title')} className="flex min-h-0 flex-1 xl:overflow-y-auto">
      <ul
        onKeyDown={moveFocus}
        className="menu-rows w-72 xl:w-124 shrink-0 overflow-y-auto overscroll-contain pt-2"
      >
        {rows.map(({ key, label, symbol }) => (
          <li key={key} className={key === BRANDS ? 'mt-2 hairline-t pt-2' : undefined}>
            <button
              type="button"
              aria-expanded={expanded === key}
              aria-controls={PANE}
              onClick={() => press(key)}
              onPointerEnter={() => rest(key)}
              onPointerLeave={leave}
              className={`flex w-full items-center gap-3 px-4 text-left ${
                expanded === key ? 'bg-sunken font-semibold' : 'hover:bg-sunken'
              }`}
            >
              {symbol ? (
                <CategorySymbol category={symbol} className="size-5 text-ink-soft" />
              ) : (
                <Icon name="shield" className="size-5 text-ink-soft" />
              )}
              <span className="flex-1">{label}</span>
              <Icon name="chevron-right" className="size-4 text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
      <div
        id={PANE}
        className="menu-pane min-w-0 flex-1 overflow-y-auto overscroll-contain border-l border-line p-6"
      >
        {expanded === BRANDS && <BrandsPane brands={brands} />}
        {category && <CategoryPane category={category} />}
        {expanded === null && (
          <div className="max-w-xl">
            <p className="mb-4 text-ink-soft">{t('menu.choose')}</p>
            <MenuBanner size="wide" />
          </div>
        )}
      </div>
    </nav>
  );
}
