import { formatPlaceLine, formatStreetLine } from '@/lib/domain/address/format-address';
import type { Address } from '@/lib/domain/address/types';
import { formatPhone } from '@/lib/domain/phone';
import { useTranslation } from '@/lib/i18n/client';

/** The lines of an address, without its title. */
export function AddressLines({ address }: { address: Address }) {
  const { t } = useTranslation('addresses');
  const { alias, recipientName, phone, betweenStreets, references } = address;
  return (
    <>
      {/* Without an alias, the recipient is already the title. */}
      {alias && <p>{recipientName}</p>}
      <p>{formatStreetLine(address)}</p>
      <p>{formatPlaceLine(address)}</p>
      {phone && <p className="soft">{t('phone', { phone: formatPhone(phone) })}</p>}
      {betweenStreets && <p className="soft">{t('between', { streets: betweenStreets })}</p>}
      {references && <p className="soft">{references}</p>}
    </>
  );
}
