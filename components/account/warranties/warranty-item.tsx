import { BoughtPicture } from '@/components/account/shared/bought-picture';
import { FormattedDate } from '@/components/account/shared/formatted-date';
import type { OrderWarrantyItem } from '@/lib/domain/warranty/types';
import { useTranslation } from '@/lib/i18n/client';

/** The item of a warranty request, and a link to choose another one. */
export function WarrantyItem({
  item,
  choiceHref,
}: {
  item: OrderWarrantyItem;
  choiceHref: string;
}) {
  const { t } = useTranslation('warranties');
  return (
    <div className="bought warranty-item">
      <BoughtPicture product={item.product} size={80} />
      <div>
        <h2 className="bought-name">{item.name}</h2>
        <p className="history-soft">
          {t('until')} <FormattedDate utc={item.untilUtc} />
        </p>
      </div>
      <p>
        <a href={choiceHref} className="history-link">
          {t('chooseOther')}
        </a>
      </p>
    </div>
  );
}
