import { useQuery } from '@tanstack/react-query';
import { AddressForm } from '@/components/account/addresses/address-form';
import { customerDraftKey } from '@/components/forms/draft';
import { QueryView } from '@/components/shared/query-view';
import { addressesQuery } from '@/lib/api/addresses';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import type { Customer } from '@/lib/domain/account/types';
import { formatPlaceLine, formatStreetLine } from '@/lib/domain/address/format-address';
import type { Address } from '@/lib/domain/address/types';
import { useTranslation } from '@/lib/i18n/client';
import { RadioGroup, RadioOption } from '../shared/radio-group';
import { StepSection } from '../shared/step-section';
import { InlineForm, useInlineForm } from './inline-form';
import { OptionsSkeleton } from './options-skeleton';

interface AddressSectionProps {
  customer: Customer;
  chosenId: string | null;
  error?: string;
  onChoose: (address: Address) => void;
}

/** Chooses one of the customer's addresses, or adds a new one. */
export function AddressSection({ customer, chosenId, error, onChoose }: AddressSectionProps) {
  const { t } = useTranslation('shipment');
  const query = useQuery(addressesQuery(customer.id));
  const inlineForm = useInlineForm(customerDraftKey(customer.id, 'address new'));
  const labels = { add: t('address.add'), title: t('address.new'), cancel: t('cancel') };
  return (
    <StepSection section="address" title={t('address')} error={error}>
      <QueryView query={query} skeleton={<OptionsSkeleton rows={2} />}>
        {(list) => (
          <div className="step-part-body">
            {list.length === 0 && !inlineForm.isWriting && (
              <p className="soft">{t('address.none')}</p>
            )}
            <RadioGroup section="address" hasError={error !== undefined}>
              {sortDefaultFirst(list).map((address) => (
                <RadioOption
                  key={address.id}
                  name="address"
                  isChosen={address.id === chosenId}
                  onChoose={() => onChoose(address)}
                  title={address.alias || address.recipientName}
                  trailing={
                    address.isDefault && <span className="owned-badge">{t('address.default')}</span>
                  }
                >
                  {address.alias && <span>{address.recipientName}</span>}
                  <span className="soft">{formatStreetLine(address)}</span>
                  <span className="soft">{formatPlaceLine(address)}</span>
                </RadioOption>
              ))}
            </RadioGroup>
            <InlineForm section="address" inlineForm={inlineForm} labels={labels}>
              {(cancel) => (
                <AddressForm
                  customer={customer}
                  cancel={cancel}
                  onSaved={(address) => {
                    inlineForm.close();
                    onChoose(address);
                  }}
                />
              )}
            </InlineForm>
          </div>
        )}
      </QueryView>
    </StepSection>
  );
}
