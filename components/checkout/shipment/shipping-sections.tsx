import { useQuery } from '@tanstack/react-query';
import { AddressForm } from '@/components/account/addresses/address-form';
import { QueryView } from '@/components/shared/query-view';
import { Icon } from '@/components/ui/icon';
import { addressesQuery } from '@/lib/api/addresses';
import { couriersQuery } from '@/lib/api/delivery-options';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import type { Customer } from '@/lib/domain/account/types';
import { formatPlaceLine, formatStreetLine } from '@/lib/domain/address/format-address';
import type { Address } from '@/lib/domain/address/types';
import { isInsured } from '@/lib/domain/checkout/delivery-amounts';
import type { Courier } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { updateShippingInsurance } from '@/stores/flows/checkout/save-delivery';
import { customerDraftKey } from '@/components/forms/draft';
import { CourierDays, CourierPrice } from '../shared/courier-terms';
import { OptionsSkeleton, RadioGroup, RadioOption, StepSection } from '../shared/step-section';
import type { PurchaseProps } from '../step-props';
import { useCheckoutTotals } from '../use-checkout-totals';
import { InlineForm, useInlineForm } from './inline-form';

interface DeliveryChoiceProps {
  isShipping: boolean | null;
  error?: string;
  onShipping: () => void;
  onPickup: () => void;
}

/** Chooses between shipping and pickup. A shop without pickup only ships. */
export function DeliveryChoice({ isShipping, error, onShipping, onPickup }: DeliveryChoiceProps) {
  const { t } = useTranslation('shipment');
  return (
    <StepSection section="delivery" title={t('delivery')} error={error}>
      <div className="step-pair">
        <RadioGroup section="delivery" hasError={error !== undefined}>
          <RadioOption
            name="delivery"
            isChosen={isShipping === true}
            onChoose={onShipping}
            title={t('delivery.shipping')}
            trailing={<Icon name="truck" />}
          >
            <span className="soft">{t('delivery.shippingText')}</span>
          </RadioOption>
          {hasFeature('pickup') && (
            <RadioOption
              name="delivery"
              isChosen={isShipping === false}
              onChoose={onPickup}
              title={t('delivery.pickup')}
              trailing={<Icon name="store" />}
            >
              <span className="soft">{t('delivery.pickupText')}</span>
            </RadioOption>
          )}
        </RadioGroup>
      </div>
    </StepSection>
  );
}

interface AddressSectionProps {
  customer: Customer;
  chosenId: string | null;
  error?: string;
  onChoose: (address: Address) => void;
}

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

interface CourierSectionProps {
  customerId: string;
  /** Null until an address is chosen. */
  addressId: string | null;
  chosenId: string | null;
  /** Code of the chosen payment method. */
  method: string | null;
  error?: string;
  onChoose: (courier: Courier) => void;
}

export function CourierSection({ addressId, error, ...props }: CourierSectionProps) {
  const { t } = useTranslation('shipment');
  return (
    <StepSection section="courier" title={t('courier')} error={error}>
      {addressId === null ? (
        <p className="soft">{t('courier.addressFirst')}</p>
      ) : (
        <CourierOptions {...props} addressId={addressId} hasError={error !== undefined} />
      )}
    </StepSection>
  );
}

function CourierOptions(
  props: Omit<CourierSectionProps, 'error'> & { addressId: string; hasError: boolean },
) {
  const { customerId, addressId, chosenId, method, hasError, onChoose } = props;
  const { t } = useTranslation('shipment');
  const query = useQuery(couriersQuery(customerId, addressId));
  return (
    <QueryView query={query} skeleton={<OptionsSkeleton rows={3} />}>
      {(list) =>
        list.length === 0 ? (
          <p className="soft">{t('courier.none')}</p>
        ) : (
          <RadioGroup section="courier" hasError={hasError}>
            {list.map((courier) => (
              <RadioOption
                key={courier.id}
                name="courier"
                isChosen={courier.id === chosenId}
                onChoose={() => onChoose(courier)}
                title={`${courier.name} ${courier.service}`.trim()}
                trailing={<CourierPrice courier={courier} />}
              >
                <span className="soft">
                  <CourierDays courier={courier} method={method} />
                </span>
              </RadioOption>
            ))}
          </RadioGroup>
        )
      }
    </QueryView>
  );
}

export function InsuranceSection(props: PurchaseProps) {
  const { t } = useTranslation('shipment');
  const { data: totals } = useCheckoutTotals(props);
  const cost = totals?.insuranceOffer;
  const isChecked = isInsured(props.store(), totals);
  // Without a price there is nothing to offer.
  if (cost === 0) return null;
  return (
    <StepSection section="insurance" title={t('insurance.title')}>
      <label className="step-option">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={(event) =>
            void updateShippingInsurance(props.customer.id, event.target.checked)
          }
          aria-labelledby="insurance-label insurance-cost"
          aria-describedby="insurance-text"
        />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="step-option-head">
            <span id="insurance-label" className="step-option-title">
              {t('insurance')}
            </span>
            <span id="insurance-cost" className="step-option-end">
              <strong>{cost === undefined ? '…' : formatPrice(cost)}</strong>
            </span>
          </span>
          <span id="insurance-text" className="soft">
            {isChecked ? t('insurance.on') : t('insurance.off')}
          </span>
        </span>
      </label>
    </StepSection>
  );
}
