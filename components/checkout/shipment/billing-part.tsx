import { useQuery } from '@tanstack/react-query';
import { InvoicingForm } from '@/components/account/invoicing/invoicing-form';
import { QueryView } from '@/components/shared/query-view';
import { defaultFirst } from '@/lib/domain/account/defaults';
import type { Customer } from '@/lib/domain/account/types';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import { invoicingCatalogue, invoicingProfiles } from '@/lib/queries/invoicing';
import { getQueryClient } from '@/lib/queries/query-client';
import { ownDraftKey } from '@/stores/session/own-drafts';
import { Option, Options } from '../shared/option';
import { Part } from '../shared/part';
import { NewInPlace } from './new-in-place';
import { OptionsSkeleton } from './options-skeleton';
import { useWriting } from './use-writing';

interface BillingPartProps {
  customer: Customer;
  isRequired: boolean;
  chosenId: string | null;
  error?: string;
  onRequire: (isRequired: boolean) => void;
  onChoose: (profile: InvoicingProfile) => void;
}

/** Chooses whether an invoice is wanted, and its invoicing profile. */
export function BillingPart({ isRequired, error, onRequire, ...props }: BillingPartProps) {
  const { t } = useTranslation('shipment');
  return (
    <Part part="billing" title={t('billing')} error={error}>
      <div className="step-part-body">
        <label className="form-check">
          <input
            type="checkbox"
            checked={isRequired}
            onChange={(event) => onRequire(event.target.checked)}
          />
          {t('billing.want')}
        </label>
        {isRequired && <Profiles {...props} hasError={error !== undefined} />}
      </div>
    </Part>
  );
}

type ProfilesProps = Pick<BillingPartProps, 'customer' | 'chosenId' | 'onChoose'> & {
  hasError: boolean;
};

function Profiles({ customer, chosenId, hasError, onChoose }: ProfilesProps) {
  const { t } = useTranslation('shipment');
  const query = useQuery(invoicingProfiles(customer.id), getQueryClient());
  const catalogue = useQuery(invoicingCatalogue(), getQueryClient());
  const writing = useWriting(ownDraftKey(customer.id, 'invoicing new'));
  const labels = { add: t('billing.add'), title: t('billing.new'), cancel: t('cancel') };
  return (
    <QueryView query={query} skeleton={<OptionsSkeleton rows={1} />}>
      {(list) => (
        <>
          {list.length === 0 && !writing.isWriting && <p className="soft">{t('billing.none')}</p>}
          <Options part="billing" hasError={hasError}>
            {defaultFirst(list).map((profile) => (
              <Option
                key={profile.id}
                name="billing"
                isChosen={profile.id === chosenId}
                onChoose={() => onChoose(profile)}
                title={profile.businessName}
              >
                <span className="soft">
                  {t('billing.line', { rfc: profile.rfc, zip: profile.zipCode })}
                </span>
              </Option>
            ))}
          </Options>
          <NewInPlace part="billing" writing={writing} labels={labels}>
            {(cancel) => (
              <QueryView query={catalogue} skeleton={<div className="skeleton h-144" />}>
                {(known) => (
                  <InvoicingForm
                    customer={customer}
                    catalogue={known}
                    cancel={cancel}
                    onSaved={(profile) => {
                      writing.close();
                      onChoose(profile);
                    }}
                  />
                )}
              </QueryView>
            )}
          </NewInPlace>
        </>
      )}
    </QueryView>
  );
}
