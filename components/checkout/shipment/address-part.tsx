import { useQuery } from '@tanstack/react-query';
import { AddressForm } from '@/components/account/addresses/address-form';
import { QueryView } from '@/components/shared/query-view';
import { defaultFirst } from '@/lib/domain/account/defaults';
import type { Customer } from '@/lib/domain/account/types';
import { placeLine, streetLine } from '@/lib/domain/address/lines';
import type { Address } from '@/lib/domain/address/types';
import { useTranslation } from '@/lib/i18n/client';
import { addresses } from '@/lib/queries/addresses';
import { getQueryClient } from '@/lib/queries/query-client';
import { ownDraftKey } from '@/stores/session/own-drafts';
import { Option, Options } from '../shared/option';
import { Part } from '../shared/part';
import { NewInPlace } from './new-in-place';
import { OptionsSkeleton } from './options-skeleton';
import { useWriting } from './use-writing';

interface AddressPartProps {
  customer: Customer;
  chosenId: string | null;
  error?: string;
  onChoose: (address: Address) => void;
}

/** Chooses one of the customer's addresses, or adds a new one. */
export function AddressPart({ customer, chosenId, error, onChoose }: AddressPartProps) {
  const { t } = useTranslation('shipment');
  const query = useQuery(addresses(customer.id), getQueryClient());
  const writing = useWriting(ownDraftKey(customer.id, 'address new'));
  const labels = { add: t('address.add'), title: t('address.new'), cancel: t('cancel') };
  return (
    <Part part="address" title={t('address')} error={error}>
      <QueryView query={query} skeleton={<OptionsSkeleton rows={2} />}>
        {(list) => (
          <div className="step-part-body">
            {list.length === 0 && !writing.isWriting && <p className="soft">{t('address.none')}</p>}
            <Options part="address" hasError={error !== undefined}>
              {defaultFirst(list).map((address) => (
                <Option
                  key={address.id}
                  name="address"
                  isChosen={address.id === chosenId}
                  onChoose={() => onChoose(address)}
                  title={address.alias || address.recipientName}
                  end={
                    address.isDefault && <span className="owned-badge">{t('address.default')}</span>
                  }
                >
                  {address.alias && <span>{address.recipientName}</span>}
                  <span className="soft">{streetLine(address)}</span>
                  <span className="soft">{placeLine(address)}</span>
                </Option>
              ))}
            </Options>
            <NewInPlace part="address" writing={writing} labels={labels}>
              {(cancel) => (
                <AddressForm
                  customer={customer}
                  cancel={cancel}
                  onSaved={(address) => {
                    writing.close();
                    onChoose(address);
                  }}
                />
              )}
            </NewInPlace>
          </div>
        )}
      </QueryView>
    </Part>
  );
}
