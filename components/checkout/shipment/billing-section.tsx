import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CfdiUseField } from '@/components/account/invoicing/cfdi-use-field';
import { InvoicingForm } from '@/components/account/invoicing/invoicing-form';
import { customerDraftKey } from '@/components/forms/draft';
import { Checkbox, RadioOption } from '@/components/forms/field';
import { QueryView } from '@/components/shared/query-view';
import { invoicingCatalogueQuery, invoicingProfilesQuery } from '@/lib/api/invoicing';
import { findUsualItem, sortDefaultFirst } from '@/lib/domain/account/defaults';
import { chooseBilling } from '@/lib/domain/checkout/checkout-sections';
import { formatCalendarDate } from '@/lib/domain/dates';
import { getInvoiceDeadline } from '@/lib/domain/invoicing/tax-choices';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { OptionsSkeleton, RadioGroup, StepSection } from '../shared/step-section';
import { InlineForm, useInlineForm } from './inline-form';
import type { ShipmentSectionProps } from './use-shipment';

const toChosenProfile = ({ id, businessName }: InvoicingProfile) => ({ id, label: businessName });

export function BillingSection(props: ShipmentSectionProps) {
  const { customer, data, errors, change } = props;
  const { t } = useTranslation('shipment');
  const client = useQueryClient();
  const { getState } = useCheckoutStore;
  const requireInvoice = async (requiredBilling: boolean) => {
    change((known) => ({ ...known, requiredBilling }));
    if (!requiredBilling) return;
    const usual = findUsualItem(await client.ensureQueryData(invoicingProfilesQuery(customer.id)));
    const { requiredBilling: isStillRequired, billingCustomerAddress } = getState();
    if (usual && isStillRequired && !billingCustomerAddress) {
      change((known) => chooseBilling(known, toChosenProfile(usual)));
    }
  };
  return (
    <StepSection section="billing" title={t('billing')} error={errors.billing}>
      <div className="step-part-body">
        <Checkbox
          checked={data.requiredBilling}
          onCheck={(isRequired) => void requireInvoice(isRequired).catch(() => undefined)}
        >
          {t('billing.want')}
        </Checkbox>
        <p className="soft">
          {t('billing.deadline', {
            day: formatCalendarDate(getInvoiceDeadline(new Date().toISOString()) ?? ''),
          })}
        </p>
        {data.requiredBilling && <Profiles {...props} />}
      </div>
    </StepSection>
  );
}

function Profiles({ customer, issuerZip, data, errors, change }: ShipmentSectionProps) {
  const { t } = useTranslation('shipment');
  const query = useQuery(invoicingProfilesQuery(customer.id));
  const catalogue = useQuery(invoicingCatalogueQuery());
  const inlineForm = useInlineForm(customerDraftKey(customer.id, 'invoicing new'));
  const labels = { add: t('billing.add'), title: t('billing.new') };
  const chosenId = data.billingCustomerAddress?.id;
  const choose = (profile: InvoicingProfile) =>
    change((known) => chooseBilling(known, toChosenProfile(profile)));
  return (
    <QueryView query={query} skeleton={<OptionsSkeleton rows={1} />}>
      {(list) => (
        <>
          {list.length === 0 && !inlineForm.isWriting && (
            <p className="soft">{t('billing.none')}</p>
          )}
          <RadioGroup section="billing" errors={errors}>
            {sortDefaultFirst(list).map((profile) => (
              <RadioOption
                key={profile.id}
                name="billing"
                isChosen={profile.id === chosenId}
                onChoose={() => choose(profile)}
                title={profile.businessName}
              >
                <span className="soft">
                  {t('billing.line', { rfc: profile.rfc, zip: profile.zipCode })}
                </span>
              </RadioOption>
            ))}
          </RadioGroup>
          <CfdiUseField
            label={t('billing.use')}
            profile={list.find(({ id }) => id === chosenId)}
            catalogue={catalogue.data}
            value={data.cfdiUse}
            onChoose={(cfdiUse) => change((known) => ({ ...known, cfdiUse }))}
          />
          <InlineForm section="billing" inlineForm={inlineForm} labels={labels}>
            {(cancel) => (
              <QueryView query={catalogue} skeleton={<div className="skeleton h-144" />}>
                {(known) => (
                  <InvoicingForm
                    customer={customer}
                    catalogue={known}
                    issuerZip={issuerZip}
                    cancel={cancel}
                    onSaved={(profile) => {
                      inlineForm.close();
                      choose(profile);
                    }}
                  />
                )}
              </QueryView>
            )}
          </InlineForm>
        </>
      )}
    </QueryView>
  );
}
