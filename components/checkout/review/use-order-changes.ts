import { useLayoutEffect, useState } from 'react';
import { findOrderChanges } from '@/lib/domain/checkout/order-changes';
import type { OrderFingerprint } from '@/lib/domain/checkout/order-fingerprint';

/** How long nothing can be confirmed after a change appeared, in milliseconds: a double click must not confirm it unread. */
const READING_TIME = 600;

/**
 * What changed since the shopper last saw the order: when it opened, or when it was last confirmed.
 * @param order null until it is loaded
 * @param isFresh whether it was asked for since the screen opened
 */
export function useOrderChanges(order: OrderFingerprint | null, isFresh: boolean) {
  const [seen, setSeen] = useState<OrderFingerprint | null>(null);
  /** Whether `seen` was confirmed, so that every difference has to be told. */
  const [isConfirmed, setConfirmed] = useState(false);
  const changes = seen && order ? findOrderChanges(seen, order) : [];
  // Insurance is switched on and off on this screen, which shows its price and the new total.
  const isOwnChange = !isConfirmed && changes.some(({ kind }) => kind === 'insurance');
  if (order && ((isFresh && seen === null) || isOwnChange)) setSeen(order);

  const [isReadable, setReadable] = useState(true);
  const text = JSON.stringify(changes);
  useLayoutEffect(() => {
    if (text === '[]') return;
    setReadable(false);
    const timer = setTimeout(() => setReadable(true), READING_TIME);
    return () => {
      clearTimeout(timer);
      setReadable(true);
    };
  }, [text]);

  const confirm = () => {
    setSeen(order);
    setConfirmed(true);
  };
  /** Takes the order as it is now as seen, after a change that the shopper made on this screen. */
  const accept = () => {
    setSeen(null);
    setConfirmed(false);
  };
  return { changes, isReadable, confirm, accept };
}
