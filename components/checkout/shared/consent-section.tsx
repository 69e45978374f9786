import type { BySection } from '@/lib/domain/checkout/checkout-sections';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { SectionError, sectionErrorId, sectionId } from './step-section';

type Consent = Pick<CheckoutData, 'acceptTerms' | 'acceptShippingConditions'>;

interface ConsentSectionProps {
  note?: string;
  data: Consent & Pick<CheckoutData, 'isShipping'>;
  isAsked?: { terms: boolean; conditions: boolean };
  errors: BySection<string>;
  onChange: (consent: Partial<Consent>) => void;
}

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

interface ConsentCheckboxProps {
  section: 'terms' | 'conditions';
  isAccepted: boolean;
  error?: string;
  onChange: (isAccepted: boolean) => void;
}

const SHIPPING_TERMS_HASH = '#envios';

/** A checkbox for terms that have to be accepted. They open in a new tab, so that this page keeps its state. */
function ConsentCheckbox({ section, isAccepted, error, onChange }: ConsentCheckboxProps) {
  const { t } = useTranslation('shipment');
  const href = route('about.terms') + (section === 'conditions' ? SHIPPING_TERMS_HASH : '');
  const id = `${sectionId(section)}-control`;
  return (
    <div id={sectionId(section)} className="consent">
      <div className="form-check">
        <input
          id={id}
          type="checkbox"
          checked={isAccepted}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error !== undefined}
          aria-describedby={error ? sectionErrorId(section) : undefined}
        />
        <label htmlFor={id}>{t(`${section}.accept`)}</label>
      </div>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center ml-8 text-brand underline underline-offset-4"
      >
        {t(`${section}.read`)}
        <span className="visually-hidden"> {t('newTab')}</span>
      </a>
      <SectionError section={section} error={error} />
    </div>
  );
}
