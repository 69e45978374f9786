import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { StoreStock } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { findPieceSlots } from './piece-slots';

/** Renders the stock of each store into its entry with portals. The entries stay the server's HTML. */
export function StorePieces({ stores }: { stores: readonly StoreStock[] }) {
  const { t } = useTranslation('store-stock');
  // This component is loaded after the page, so the entries exist.
  const [slots] = useState(findPieceSlots);
  return [...slots].map(([id, slot]) => {
    const count = stores.find(({ storeId }) => storeId === id)?.stock ?? 0;
    const text = count > 0 ? <b>{t('pieces', { count })}</b> : t('none');
    return createPortal(text, slot, id);
  });
}
