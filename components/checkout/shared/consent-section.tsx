import type { BySection } from '@/lib/domain/checkout/checkout-sections';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { useTranslation } from '@/lib/i18n/client';
import { ConsentCheckbox } from './consent-checkbox';

type Consent = Pick<CheckoutData, 'acceptTerms' | 'acceptShippingConditions'>;

interface ConsentSectionProps {
  note?: string;
  data: Consent & Pick<CheckoutData, 'isShipping'>;
  isAsked?: { terms: boolean; conditions: boolean };
  errors: BySection<string>;
  onChange: (consent: Partial<Consent>) => void;
}

/** The terms, and for a delivery the shipping conditions. */
export function ConsentSection({
  note,
  data,
  isAsked = { terms: true, conditions: true },
  errors,
  onChange,
}: ConsentSectionProps) {
  const { t } = useTranslation('shipment');
  return (
    <section aria-label={t('consent')} className="step-part">
      {note && <p className="soft">{note}</p>}
      {isAsked.terms && (
        <ConsentCheckbox
          section="terms"
          isAccepted={data.acceptTerms}
          error={errors.terms}
          onChange={(acceptTerms) => onChange({ acceptTerms })}
        />
      )}
      {isAsked.conditions && data.isShipping === true && (
        <ConsentCheckbox
          section="conditions"
          isAccepted={data.acceptShippingConditions}
          error={errors.conditions}
          onChange={(acceptShippingConditions) => onChange({ acceptShippingConditions })}
        />
      )}
    </section>
  );
}
