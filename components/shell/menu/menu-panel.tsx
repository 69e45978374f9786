'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { PanelProps } from '@/components/shared/use-panel';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { useTranslation } from '@/lib/i18n/client';
import { brands, categoryTree } from '@/lib/queries/catalogue';
import { getQueryClient } from '@/lib/queries/query-client';
import { useInterfaceStore } from '@/stores/interface/interface-store';
import { quickLinks } from '../navigation/quick-links';
import { MenuAccordion } from './menu-accordion';
import { MenuColumns } from './menu-columns';
import { MenuProblem, MenuSkeleton } from './menu-waiting';

/** The menu of categories and brands: two columns on wide screens, an accordion at the left on narrow ones. */
export function MenuPanel(props: PanelProps) {
  return (
    <Suspense fallback={null}>
      <Menu {...props} />
    </Suspense>
  );
}

function Menu({ open, onOpenChange }: PanelProps) {
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
  const client = getQueryClient();
  const tree = useQuery(categoryTree(), client);
  const makers = useQuery(brands(), client);
  if (tree.isPending || makers.isPending) return <MenuSkeleton />;
  if (tree.isError || makers.isError) {
    const retry = () => {
      tree.refetch();
      makers.refetch();
    };
    return <MenuProblem onRetry={retry} />;
  }
  return isWide ? (
    <MenuColumns categories={tree.data} brands={makers.data} />
  ) : (
    <MenuAccordion categories={tree.data} brands={makers.data} links={quickLinks(t)} />
  );
}
