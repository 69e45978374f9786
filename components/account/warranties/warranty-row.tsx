import { BoughtPicture, FormattedDate, StatusBadge } from '@/components/account/shared/history';
import { ButtonLink } from '@/components/ui/button';
import type { Warranty } from '@/lib/api/warranties';
import {
  getWarrantyStatusAppearance,
  isWarrantyStatus,
  waitsForCustomer,
} from '@/lib/domain/warranty/warranty';
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
  const { status, folio, productName } = warranty;
  const href = route('profile.warranties', { id: warranty.id });
  return (
    <li className="bought hover:bg-sunken">
      <BoughtPicture product={warranty.product} size={64} />
      <div>
        <a href={href} className="history-whole font-semibold">
          {productName}
        </a>
        <p className="history-soft bought-facts">
          <span>{t('folio', { folio })}</span>
          <span>{t('ofOrder', { folio: warranty.orderFolio })}</span>
          <FormattedDate utc={warranty.createdUtc} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge look={getWarrantyStatusAppearance(status)}>
          {words(status, warranty.statusText).title}
        </StatusBadge>
        {waitsForCustomer(status) && (
          <>
            <strong className="text-warn">{t('yourTurn')}</strong>
            <ButtonLink
              href={href}
              aria-label={`${t(`status.${status}.task`)}: ${productName}`}
              className="relative"
            >
              {t(`status.${status}.task`)}
            </ButtonLink>
          </>
        )}
      </div>
    </li>
  );
}
