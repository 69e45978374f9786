'use client';

import { useState } from 'react';
import { useDialogLink } from '@/components/shared/use-lazy-dialog';
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

function CartSymbol({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true" className="cart-mark">
        <Icon name="cart" />
        {count > 0 && <span className="tool-count">{count}</span>}
      </span>
      <span className="visually-hidden">
        {count > 0 ? `${texts.cart}. ${texts.cartCount} ${count}` : texts.cart}
      </span>
    </>
  );
}

export function CartTab() {
  return (
    <a href={commonPaths['cart-detail']}>
      <CartSymbol count={useCartStore(selectCartCount)} />
      <span aria-hidden="true">{texts.cart}</span>
    </a>
  );
}

export function CartButton() {
  const count = useCartStore(selectCartCount);
  const announcement = useAnnouncement(count, texts.cartCount);
  const { Panel, isOpen, setOpen, link } = useDialogLink(
    loadDrawer,
    texts.panelFailed,
    'cart-placeholder',
  );
  return (
    <>
      <a href={commonPaths['cart-detail']} {...link} className="tool tool-cart">
        <CartSymbol count={count} />
      </a>
      <span className="visually-hidden" aria-live="polite">
        {announcement}
      </span>
      {Panel && <Panel open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
