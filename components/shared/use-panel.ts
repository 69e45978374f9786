'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useState } from 'react';
import { notify } from '@/stores/interface/toast-store';

export interface PanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A panel whose code is loaded when it is first wanted, so that the first view does not carry it. It belongs
 * to the screen it was opened on: any navigation closes it.
 * @param failed what the visitor is told when it cannot be loaded
 */
export function usePanel<P extends PanelProps>(
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
        notify({ type: 'error', text: failed, duration: 5000 });
      },
    );
  };
  /** Fetches the code ahead, for a pointer or a focus that comes near. */
  const warm = () => void load().catch(() => undefined);
  return { Panel, isOpen: openedOn === pathname, open, setOpen, warm };
}
