import { useQuery } from '@tanstack/react-query';
import { withReturnTo } from '@/components/shared/return-to';
import { Icon } from '@/components/ui/icon';
import { RetryButton } from '@/components/ui/retry-button';
import { addressesQuery } from '@/lib/api/addresses';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import { formatPlaceLine, formatStreetLine } from '@/lib/domain/address/format-address';
import type { Address } from '@/lib/domain/address/types';
import { useTranslation } from '@/lib/i18n/client';
import { deliverTo } from '@/stores/flows/location/deliver-to';
import { useSessionStore } from '@/stores/session/session-store';

interface SavedAddressesProps {
  customerId: string;
  onDone: () => void;
}

/** The customer's saved addresses; choosing one makes its zip code the delivery location. */
export function SavedAddresses({ customerId, onDone }: SavedAddressesProps) {
  const { t } = useTranslation('layout');
  const { data, isError, refetch } = useQuery(addressesQuery(customerId));
  const zipCode = useSessionStore((state) => state.zipCode);
  const choose = (address: Address) => {
    deliverTo(address);
    onDone();
  };
  // Only the zip code is stored, and several addresses may share it: mark only the first of them.
  const chosen = data?.find((address) => address.zipCode === zipCode)?.id;
  return (
    <section aria-labelledby="own-addresses" className="hairline-b px-4 py-3">
      <h3 id="own-addresses" className="font-semibold">
        {t('location.addresses')}
      </h3>
      {isError && !data && (
        <p role="alert" className="flex flex-wrap items-center gap-2 py-2">
          {t('location.addressesFailed')}
          <RetryButton onClick={() => refetch()}>{t('location.retry')}</RetryButton>
        </p>
      )}
      {!data && !isError && <div aria-hidden="true" className="skeleton my-2 h-16" />}
      {data?.length === 0 && <p className="py-2 text-ink-soft">{t('location.noAddresses')}</p>}
      <ul>
        {sortDefaultFirst(data ?? []).map((address) => (
          <li key={address.id} className="hairline-b">
            <button
              type="button"
              aria-pressed={address.id === chosen}
              onClick={() => choose(address)}
              className="flex min-h-14 w-full items-center gap-3 py-2 text-left hover:bg-sunken"
            >
              <Icon
                name={address.id === chosen ? 'check' : 'pin'}
                className={address.id === chosen ? 'text-brand' : 'text-ink-soft'}
              />
              <span className="min-w-0 leading-snug">
                <strong className="font-semibold">{address.alias || address.recipientName}</strong>
                {address.isDefault && (
                  <span className="text-sm text-ink-soft"> · {t('location.default')}</span>
                )}
                <span className="block text-sm">{formatStreetLine(address)}</span>
                <span className="block text-sm text-ink-soft">{formatPlaceLine(address)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <a
        href={withReturnTo('profile.address.new', location.pathname + location.search)}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
      >
        <Icon name="plus" />
        {t('location.addAddress')}
      </a>
    </section>
  );
}
