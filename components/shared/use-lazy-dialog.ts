'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { notify } from '@/stores/interface/toast-store';
import { useHydrated } from '@/stores/persistence/hydration';

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

export interface LazyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog whose code is loaded when it is first opened, so that the first view does not include it. A navigation
 * closes it.
 * @param failed the message to show when the code cannot be loaded
 */
export function useLazyDialog<P extends LazyDialogProps>(
  load: () => Promise<ComponentType<P>>,
  failed: string,
) {
  const [Panel, setPanel] = useState<ComponentType<P> | null>(null);
  const pathname = usePathname();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const setOpen = (isOpen: boolean) => setOpenedOn(isOpen ? pathname : null);

  const open = () => {
    setOpen(true);
    if (Panel) return;
    load().then(
      (loaded) => setPanel(() => loaded),
      () => {
        setOpen(false);
        notify({ type: 'error', text: failed, duration: TOAST_DURATION.long });
      },
    );
  };
  /** Preloads the code when the pointer or the focus reaches the button. */
  const warm = () => void load().catch(() => undefined);
  return { Panel, isOpen: openedOn === pathname, open, setOpen, warm };
}
