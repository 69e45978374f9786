'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { LazyDialogProps } from '@/components/shared/use-lazy-dialog';
import { withQueryClient } from '@/components/shared/with-query-client';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { useTranslation } from '@/lib/i18n/client';
import { brandsQuery, categoryTreeQuery } from '@/lib/queries/catalogue';
import { useInterfaceStore } from '@/stores/interface/interface-store';
import { quickLinks } from '../navigation/quick-links';
import { MenuAccordion } from './menu-accordion';
import { MenuColumns } from './menu-columns';
import { MenuError, MenuSkeleton } from './menu-states';

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
  const canClose = useInterfaceStore((state) => state.canCloseMenu);

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
