import { BoughtPicture, FormattedDate, StatusBadge } from '@/components/account/shared/history';
import type { Warranty } from '@/lib/api/warranties';
import { getWarrantyStatusAppearance, isWarrantyStatus } from '@/lib/domain/warranty/warranty';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

export function useWarrantyStatusTexts() {
  const { t } = useTranslation('warranties');
  return (status: number, backendText: string) =>
    isWarrantyStatus(status)
      ? {
          title: t(`status.${status}`),
          meaning: t(`status.${status}.meaning`),
          next: t(`status.${status}.next`),
        }
      : { title: backendText || t('status.other'), meaning: null, next: null };
}

/** Query parameter of the request form: id of the order item. */
export const ITEM_PARAM = 'producto';

export const warrantyRequestHref = (orderId: string, itemId: string): string =>
  `${route('profile.order.warranty', { id: orderId })}?${new URLSearchParams({ [ITEM_PARAM]: itemId })}`;

export function WarrantyRow({ warranty }: { warranty: Warranty }) {
  const { t } = useTranslation('warranties');
  const words = useWarrantyStatusTexts();
  const { status, folio } = warranty;
  const look = getWarrantyStatusAppearance(status);
  return (
    <li className="bought hover:bg-sunken">
      <BoughtPicture product={warranty.product} size={64} />
      <div>
        <a
          href={route('profile.warranties', { id: warranty.id })}
          className="history-whole font-semibold"
        >
          {warranty.productName}
        </a>
        <p className="history-soft bought-facts">
          <span>{t('folio', { folio })}</span>
          <span>{t('ofOrder', { folio: warranty.orderFolio })}</span>
          <FormattedDate utc={warranty.createdUtc} />
        </p>
      </div>
      <p className="bought-facts">
        <StatusBadge look={look}>{words(status, warranty.statusText).title}</StatusBadge>
        {look.turn === 'customer' && <strong className="text-warn">{t('yourTurn')}</strong>}
      </p>
    </li>
  );
}
