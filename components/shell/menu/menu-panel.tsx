'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import type { LazyDialogProps } from '@/components/shared/use-lazy-dialog';
import { withQueryClient } from '@/components/shared/with-query-client';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { EmptyState } from '@/components/ui/empty-state';
import { RetryButton } from '@/components/ui/retry-button';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { brandsQuery } from '@/lib/api/brands';
import { categoryTreeQuery } from '@/lib/api/categories';
import { DOCUMENT_STATUS_ATTRIBUTE } from '@/lib/document/document-status';
import { useTranslation } from '@/lib/i18n/client';
import { useInterfaceStore } from '@/stores/interface/interface-store';
import { quickLinks } from '../navigation/quick-links';
import { MenuAccordion } from './menu-accordion';
import { MenuColumns } from './menu-columns';

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

/** The menu of categories and brands: two columns on wide screens, an accordion at the left on narrow ones. */
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

  const changeOpen = (next: boolean) => {
    if (next || canClose) onOpenChange(next);
  };
  return (
    <DialogPanel
      open={open}
      onOpenChange={changeOpen}
      title={t('menu.title')}
      closeLabel={t('menu.close')}
      side={isWide ? 'top' : 'left'}
      className={
        isWide
          ? 'mx-auto h-[min(42rem,90dvh)] max-w-[1360px] rounded-b-lg border border-t-0 border-line'
          : undefined
      }
    >
      <MenuContent isWide={isWide} />
    </DialogPanel>
  );
}

function MenuContent({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation('layout');
  const tree = useQuery(categoryTreeQuery());
  const brandList = useQuery(brandsQuery());
  // Categories are shown without brands, and brands without categories when these have failed.
  if (tree.isPending) return <MenuSkeleton />;
  if (tree.isError && !brandList.data) {
    if (brandList.isPending) return <MenuSkeleton />;
    const retry = () => {
      tree.refetch();
      brandList.refetch();
    };
    return <MenuError onRetry={retry} />;
  }
  const lists = { categories: tree.data ?? [], brands: brandList.data ?? [] };
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

function MenuError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('layout');
  return (
    <EmptyState icon="offline" title={t('menu.failed')}>
      <RetryButton variant="primary" onClick={onRetry}>
        {t('menu.retry')}
      </RetryButton>
    </EmptyState>
  );
}
