import { placeLine, streetLine } from '@/lib/domain/address/lines';
import type { Address } from '@/lib/domain/address/types';
import { readablePhone } from '@/lib/domain/phone';
import { useTranslation } from '@/lib/i18n/client';

/** An address as people read it, without its name. */
export function AddressLines({ address }: { address: Address }) {
  const { t } = useTranslation('addresses');
  const { alias, recipientName, phone, betweenStreets, references } = address;
  return (
    <>
      {/* Without a name of its own, an address is called by who receives. */}
      {alias && <p>{recipientName}</p>}
      <p>{streetLine(address)}</p>
      <p>{placeLine(address)}</p>
      {phone && <p className="soft">{t('phone', { phone: readablePhone(phone) })}</p>}
      {betweenStreets && <p className="soft">{t('between', { streets: betweenStreets })}</p>}
      {references && <p className="soft">{references}</p>}
    </>
  );
}
