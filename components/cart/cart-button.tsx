'use client';

import { useState } from 'react';
import { type PanelProps, usePanel } from '@/components/layout/use-panel';
import { Icon } from '@/components/ui/icon';
import { selectCartCount, useCartStore } from '@/stores/cart-store';
import { useHydrated } from '@/stores/hydration';

interface CartButtonProps {
  labels: { cart: string; count: string; failed: string };
}

const loadDrawer = () => import('./cart-drawer').then(({ CartDrawer }) => CartDrawer);

/** What to announce: nothing for the count that the page began with, then every change. */
function useAnnouncement(count: number, label: string): string {
  const isHydrated = useHydrated();
  const [known, setKnown] = useState<number | 'changed' | null>(null);
  if (isHydrated && known === null) setKnown(count);
  else if (typeof known === 'number' && known !== count) setKnown('changed');
  return known === 'changed' ? `${label} ${count}` : '';
}

/** Opens the cart and counts its lines. */
export function CartButton({ labels }: CartButtonProps) {
  const count = useCartStore(selectCartCount);
  const announcement = useAnnouncement(count, labels.count);
  const { Panel, isOpen, open, setOpen, warm } = usePanel<PanelProps>(loadDrawer, labels.failed);
  return (
    <>
      <button
        type="button"
        aria-label={count > 0 ? `${labels.cart}. ${labels.count} ${count}` : labels.cart}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}
        className="-mr-2 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md font-semibold hover:bg-sunken md:mr-0 lg:px-3 noscript:hidden"
      >
        <span className="relative">
          <Icon name="cart" className="size-6" />
          {count > 0 && (
            <span className="absolute -top-2 -right-2.5 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-brand-fill px-1 text-xs font-bold text-on-brand">
              {count}
            </span>
          )}
        </span>
        <span className="hidden pl-2 lg:inline">{labels.cart}</span>
      </button>
      <span className="visually-hidden" aria-live="polite">
        {announcement}
      </span>
      {Panel && <Panel open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
