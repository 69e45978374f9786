import { BoughtPicture } from '@/components/account/shared/bought-picture';
import { Moment } from '@/components/account/shared/moment';
import { StatusMark } from '@/components/account/shared/status-mark';
import { warrantyLook } from '@/lib/domain/warranty/status';
import type { Warranty } from '@/lib/domain/warranty/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useStatusWords } from './status-words';

/** A warranty request in a list. */
export function WarrantyRow({ warranty }: { warranty: Warranty }) {
  const { t } = useTranslation('warranties');
  const words = useStatusWords();
  const { status, folio } = warranty;
  const look = warrantyLook(status);
  return (
    <li className="bought warranty-row">
      <BoughtPicture product={warranty.product} size={64} />
      <div>
        <a href={route('profile.warranties', { id: warranty.id })} className="history-whole">
          {warranty.productName}
        </a>
        <p className="history-soft bought-facts">
          <span>{t('folio', { folio })}</span>
          <span>{t('ofOrder', { folio: warranty.orderFolio })}</span>
          <Moment utc={warranty.createdUtc} />
        </p>
      </div>
      <p className="bought-facts">
        <StatusMark look={look}>{words(status, warranty.statusText).title}</StatusMark>
        {look.turn === 'customer' && <strong className="warranty-turn">{t('yourTurn')}</strong>}
      </p>
    </li>
  );
}
