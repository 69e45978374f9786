'use client';

import type { ComponentType, KeyboardEvent, MouseEvent } from 'react';
import { useHydrated } from '@/stores/persistence/hydration';
import { type LazyDialogProps, useLazyDialog } from './use-lazy-dialog';

/**
 * A link that opens a lazy dialog instead. Before hydration it is a link, and with a modifier key the browser follows
 * it, for example into a new tab.
 */
export function useDialogLink(load: () => Promise<ComponentType<LazyDialogProps>>, failed: string) {
  const isLive = useHydrated();
  const { open, warm, ...dialog } = useLazyDialog(load, failed);
  const openInstead = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    open();
  };
  const link = {
    role: isLive ? 'button' : undefined,
    'aria-haspopup': isLive ? ('dialog' as const) : undefined,
    'aria-expanded': isLive ? dialog.isOpen : undefined,
    onClick: (event: MouseEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) openInstead(event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') openInstead(event);
    },
    onPointerEnter: warm,
    onFocus: warm,
  };
  return { ...dialog, link };
}
