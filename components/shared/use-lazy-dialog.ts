'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { TAKEN_OVER } from '@/lib/browser/early-action';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { notify } from '@/stores/interface/toast-store';
import { useHydrated } from '@/stores/persistence/hydration';

/** A link that opens a lazy dialog. Before hydration, and with a modifier key, the browser follows it. */
export function useDialogLink(
  load: () => Promise<ComponentType<LazyDialogProps>>,
  failed: string,
  placeholder: string,
) {
  const isLive = useHydrated();
  const { open, warm, opener, ...dialog } = useLazyDialog(load, failed, placeholder);
  const link = {
    ...opener,
    role: isLive ? 'button' : undefined,
    'aria-haspopup': isLive ? ('dialog' as const) : undefined,
    'aria-expanded': isLive ? dialog.isOpen : undefined,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open();
    },
    // The press of a link, which also opens the placeholder.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      event.currentTarget.click();
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
 * @param placeholder id of the dialog of the document that stands there until then (`placeholder-panels.tsx`)
 */
export function useLazyDialog<P>(
  load: () => Promise<ComponentType<P>>,
  failed: string,
  placeholder?: string,
) {
  const [Panel, setPanel] = useState<ComponentType<P> | null>(null);
  const pathname = usePathname();
  /** Undefined while it is closed. */
  const [openedOn, setOpenedOn] = useState<string | null>();
  const setOpen = (isOpen: boolean) => setOpenedOn(isOpen ? pathname : undefined);

  const open = () => {
    setOpen(true);
    if (Panel) return;
    const shown = document.getElementById(`${placeholder}`) as HTMLDialogElement | null;
    // The visitor has closed it, and not the dialog that takes its place.
    const onClose = () => shown?.returnValue !== TAKEN_OVER && setOpen(false);
    shown?.addEventListener('close', onClose, { once: true });
    load().then(
      (loaded) => setPanel(() => loaded),
      () => {
        setOpen(false);
        shown?.close();
        notify({ type: 'error', text: failed, duration: TOAST_DURATION.long });
      },
    );
  };
  const warm = () => void load().catch(() => undefined);
  const opener = Panel ? {} : { 'data-placeholder': placeholder };
  return { Panel, isOpen: openedOn === pathname, open, setOpen, warm, opener };
}
