'use client';

import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { type LazyDialogProps, useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Icon } from '@/components/ui/icon';
import { commonPaths } from '@/lib/routing/common-paths';
import texts from '@/locales/es-MX/header.json';
import { selectCartCount, useCartStore } from '@/stores/cart/cart-store';
import { useHydrated } from '@/stores/persistence/hydration';

const loadDrawer = () => import('./cart-drawer').then(({ CartDrawer }) => CartDrawer);

/** The announcement: empty for the first count and for the server's first count, then every changed count. */
function useAnnouncement(count: number, label: string): string {
  const isHydrated = useHydrated();
  const isServers = useCartStore(({ serverOnlyCount }) => serverOnlyCount !== null);
  const [wasServers, setWasServers] = useState(false);
  const [known, setKnown] = useState<number | 'changed' | null>(null);
  if (isServers !== wasServers) {
    setWasServers(isServers);
    setKnown(count);
  } else if (isHydrated && known === null) setKnown(count);
  else if (typeof known === 'number' && known !== count) setKnown('changed');
  return known === 'changed' ? `${label} ${count}` : '';
}

/** Opens the cart drawer and shows the number of lines. Before hydration it is a link to the cart page. */
export function CartButton() {
  const isLive = useHydrated();
  const count = useCartStore(selectCartCount);
  const announcement = useAnnouncement(count, texts.cartCount);
  const { Panel, isOpen, open, setOpen, warm } = useLazyDialog<LazyDialogProps>(
    loadDrawer,
    texts.panelFailed,
  );
  const onClick = (event: MouseEvent) => {
    // With a modifier key the link works as a link and opens the cart in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a
        href={commonPaths['cart-detail']}
        role={isLive ? 'button' : undefined}
        aria-haspopup={isLive ? 'dialog' : undefined}
        aria-expanded={isLive ? isOpen : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={warm}
        onFocus={warm}
        className="tool tool-cart"
      >
        {/* The visible text depends on the screen width; the text for screen readers does not. */}
        <span aria-hidden="true" className="relative">
          <Icon name="cart" />
          {count > 0 && <span className="tool-count">{count}</span>}
        </span>
        <span aria-hidden="true" className="tool-word">
          {texts.cart}
        </span>
        <span className="visually-hidden">
          {count > 0 ? `${texts.cart}. ${texts.cartCount} ${count}` : texts.cart}
        </span>
      </a>
      <span className="visually-hidden" aria-live="polite">
        {announcement}
      </span>
      {Panel && <Panel open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
