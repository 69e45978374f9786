import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { StoreStock } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { pieceSlots } from './store-slots';

/** How many pieces each store has, in its entry, which stays the server's HTML. */
export function StorePieces({ stores }: { stores: readonly StoreStock[] }) {
  const { t } = useTranslation('store-stock');
  // It comes after the page, so the entries are there.
  const [slots] = useState(pieceSlots);
  return [...slots].map(([id, slot]) => {
    const count = stores.find(({ storeId }) => storeId === id)?.stock ?? 0;
    const text = count > 0 ? <b>{t('pieces', { count })}</b> : t('none');
    return createPortal(text, slot, id);
  });
}
