import { BoughtPicture } from '@/components/account/shared/bought-picture';
import { Moment } from '@/components/account/shared/moment';
import type { CoveredItem } from '@/lib/domain/warranty/types';
import { useTranslation } from '@/lib/i18n/client';

/** The item of a warranty request, and a link to choose another one. */
export function WarrantyItem({ item, choiceHref }: { item: CoveredItem; choiceHref: string }) {
  const { t } = useTranslation('warranties');
  return (
    <div className="bought warranty-item">
      <BoughtPicture product={item.product} size={80} />
      <div>
        <h2 className="bought-name">{item.name}</h2>
        <p className="history-soft">
          {t('until')} <Moment utc={item.untilUtc} />
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
