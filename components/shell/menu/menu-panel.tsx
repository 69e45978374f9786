'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import {
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import type { LazyDialogProps } from '@/components/shared/use-lazy-dialog';
import { withQueryClient } from '@/components/shared/with-query-client';
import { CategorySymbol } from '@/components/ui/category-symbol';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { RetryButton } from '@/components/ui/retry-button';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { brandsQuery } from '@/lib/api/brands';
import { categoryTreeQuery } from '@/lib/api/categories';
import { DOCUMENT_STATUS_ATTRIBUTE } from '@/lib/document/document-status';
import type { Brand, Category } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { useInterfaceStore } from '@/stores/interface/interface-store';
import { quickLinks } from '../navigation/quick-links';
import { MenuBanner, MenuColumns, PopularBrands } from './menu-columns';

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
        <a href={route('search_categories')} className={rowClass}>
          {t('menu.all')}
        </a>
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
      <div className="p-4">
        <MenuBanner size="small" />
      </div>
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
      <PopularBrands
        category={category}
        label={t('menu.popularBrands')}
        className="flex flex-wrap gap-2 pr-4 pb-4 pl-12"
      />
    </Disclosure>
  );
}

interface DisclosureProps {
  title: string;
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

/** Whether the open menu can be closed. On an error page a menu that was locked open always can (spec 2.4). */
export function useCanCloseMenu(): boolean {
  const { canCloseMenu, setCanCloseMenu } = useInterfaceStore();
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path has another document.
  useEffect(() => {
    if (document.querySelector(`[${DOCUMENT_STATUS_ATTRIBUTE}]`)) setCanCloseMenu(true);
  }, [pathname, setCanCloseMenu]);
  return canCloseMenu;
}

export const MenuPanel = withQueryClient(function MenuPanel(props: LazyDialogProps) {
  return (
    <Suspense fallback={null}>
      <Menu {...props} />
    </Suspense>
  );
});

function Menu({ open, onOpenChange }: LazyDialogProps) {
  const { t } = useTranslation('layout');
  const isWide = useMediaQuery('(min-width: 992px)');
  const canClose = useCanCloseMenu();
  const lists = useMenuLists();
  const isWaiting = usePlaceholder(open && lists.isPending, () => onOpenChange(false));

  const changeOpen = (next: boolean) => {
    if (next || canClose) onOpenChange(next);
  };
  if (isWaiting) return null;
  return (
    <DialogPanel
      open={open}
      onOpenChange={changeOpen}
      title={t('menu.title')}
      closeLabel={t('menu.close')}
      side={isWide ? 'top' : 'left'}
    >
      <MenuContent isWide={isWide} lists={lists} />
    </DialogPanel>
  );
}

/** Categories are shown without brands, and brands without categories when these have failed. */
function useMenuLists() {
  const tree = useQuery(categoryTreeQuery());
  const brandList = useQuery(brandsQuery());
  const hasNone = tree.isError && !brandList.data;
  return {
    categories: tree.data ?? [],
    brands: brandList.data ?? [],
    isPending: tree.isPending || (hasNone && brandList.isPending),
    hasFailed: hasNone,
    retry: () => {
      tree.refetch();
      brandList.refetch();
    },
  };
}

/** Whether the document's placeholder still stands in the place of the panel. Who closes it meanwhile has closed the menu. */
function usePlaceholder(isLoading: boolean, onClose: () => void): boolean {
  const closed = useEffectEvent(onClose);
  const [isThere] = useState(() => document.querySelector('.placeholder[open]') !== null);
  const isWaiting = isLoading && isThere;
  useLayoutEffect(() => {
    const placeholder = document.querySelector('.placeholder[open]');
    if (!isWaiting || !placeholder) return;
    const stop = new AbortController();
    placeholder.addEventListener('close', () => closed(), { signal: stop.signal });
    return () => stop.abort();
  }, [isWaiting]);
  return isWaiting;
}

interface MenuContentProps {
  isWide: boolean;
  lists: ReturnType<typeof useMenuLists>;
}

function MenuContent({ isWide, lists }: MenuContentProps) {
  const { t } = useTranslation('layout');
  if (lists.isPending) return <MenuSkeleton />;
  if (lists.hasFailed) {
    return (
      <EmptyState icon="offline" title={t('menu.failed')}>
        <RetryButton variant="primary" onClick={lists.retry}>
          {t('menu.retry')}
        </RetryButton>
      </EmptyState>
    );
  }
  return isWide ? <MenuColumns {...lists} /> : <MenuAccordion {...lists} links={quickLinks(t)} />;
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function MenuSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-col gap-3 p-4" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {ROWS.map((row) => (
        <div key={row} className="skeleton h-9 w-full max-w-80" />
      ))}
    </div>
  );
}
