import { placeLine, streetLine } from '@/lib/domain/address/lines';
import type { Address } from '@/lib/domain/address/types';
import { readablePhone } from '@/lib/domain/phone';
import { useTranslation } from '@/lib/i18n/client';

/** The lines of an address, without its title. */
export function AddressLines({ address }: { address: Address }) {
  const { t } = useTranslation('addresses');
  const { alias, recipientName, phone, betweenStreets, references } = address;
  return (
    <>
      {/* Without an alias, the recipient is already the title. */}
      {alias && <p>{recipientName}</p>}
      <p>{streetLine(address)}</p>
      <p>{placeLine(address)}</p>
      {phone && <p className="soft">{t('phone', { phone: readablePhone(phone) })}</p>}
      {betweenStreets && <p className="soft">{t('between', { streets: betweenStreets })}</p>}
      {references && <p className="soft">{references}</p>}
    </>
  );
}
