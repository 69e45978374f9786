import { useQuery } from '@tanstack/react-query';
import { CfdiUseField } from '@/components/account/invoicing/cfdi-use-field';
import { InvoicingForm } from '@/components/account/invoicing/invoicing-form';
import { customerDraftKey } from '@/components/forms/draft';
import { Checkbox } from '@/components/forms/field';
import { QueryView } from '@/components/shared/query-view';
import { invoicingCatalogueQuery, invoicingProfilesQuery } from '@/lib/api/invoicing';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import type { Customer } from '@/lib/domain/account/types';
import { formatCalendarDate } from '@/lib/domain/dates';
import { getInvoiceDeadline } from '@/lib/domain/invoicing/invoice-deadline';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { OptionsSkeleton, RadioGroup, RadioOption, StepSection } from '../shared/step-section';
import { InlineForm, useInlineForm } from './inline-form';

interface BillingSectionProps {
  customer: Customer;
  isRequired: boolean;
  chosenId: string | null;
  error?: string;
  onRequire: (isRequired: boolean) => void;
  /** The use for this purchase; null: that of the chosen profile. */
  cfdiUse: string | null;
  onChoose: (profile: InvoicingProfile) => void;
  onChooseUse: (cfdiUse: string | null) => void;
}

export function BillingSection({ isRequired, error, onRequire, ...props }: BillingSectionProps) {
  const { t } = useTranslation('shipment');
  return (
    <StepSection section="billing" title={t('billing')} error={error}>
      <div className="step-part-body">
        <Checkbox checked={isRequired} onCheck={onRequire}>
          {t('billing.want')}
        </Checkbox>
        <p className="soft">
          {t('billing.deadline', {
            day: formatCalendarDate(getInvoiceDeadline(new Date().toISOString()) ?? ''),
          })}
        </p>
        {isRequired && <Profiles {...props} hasError={error !== undefined} />}
      </div>
    </StepSection>
  );
}

type ProfilesProps = Pick<
  BillingSectionProps,
  'customer' | 'chosenId' | 'cfdiUse' | 'onChoose' | 'onChooseUse'
> & {
  hasError: boolean;
};

function Profiles({ customer, chosenId, cfdiUse, hasError, onChoose, onChooseUse }: ProfilesProps) {
  const { t } = useTranslation('shipment');
  const query = useQuery(invoicingProfilesQuery(customer.id));
  const catalogue = useQuery(invoicingCatalogueQuery());
  const inlineForm = useInlineForm(customerDraftKey(customer.id, 'invoicing new'));
  const labels = { add: t('billing.add'), title: t('billing.new'), cancel: t('cancel') };
  return (
    <QueryView query={query} skeleton={<OptionsSkeleton rows={1} />}>
      {(list) => (
        <>
          {list.length === 0 && !inlineForm.isWriting && (
            <p className="soft">{t('billing.none')}</p>
          )}
          <RadioGroup section="billing" hasError={hasError}>
            {sortDefaultFirst(list).map((profile) => (
              <RadioOption
                key={profile.id}
                name="billing"
                isChosen={profile.id === chosenId}
                onChoose={() => onChoose(profile)}
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
            value={cfdiUse}
            onChoose={onChooseUse}
          />
          <InlineForm section="billing" inlineForm={inlineForm} labels={labels}>
            {(cancel) => (
              <QueryView query={catalogue} skeleton={<div className="skeleton h-144" />}>
                {(known) => (
                  <InvoicingForm
                    customer={customer}
                    catalogue={known}
                    cancel={cancel}
                    onSaved={(profile) => {
                      inlineForm.close();
                      onChoose(profile);
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
