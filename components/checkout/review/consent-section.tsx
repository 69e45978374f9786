import { findConsentProblem } from '@/lib/domain/checkout/checkout-sections';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { SectionError, sectionErrorId, sectionId } from '../shared/step-section';

type Consent = Pick<CheckoutData, 'acceptTerms' | 'acceptShippingConditions'>;

interface ConsentSectionProps {
  data: Consent & Pick<CheckoutData, 'isShipping'>;
  error?: string;
  onChange: (consent: Consent) => void;
}

const ID = `${sectionId('terms')}-control`;

/**
 * The one acceptance of a purchase: the terms, and with a delivery its conditions too. Both open in a new tab, so that
 * this page keeps its state.
 */
export function ConsentSection({ data, error, onChange }: ConsentSectionProps) {
  const { t } = useTranslation('review-order');
  const isShipped = data.isShipping === true;
  return (
    <section id={sectionId('terms')} aria-label={t('consent')} className="step-part py-1">
      <div className="form-check">
        <input
          id={ID}
          type="checkbox"
          checked={findConsentProblem(data) === null}
          onChange={({ target: { checked } }) =>
            onChange({ acceptTerms: checked, acceptShippingConditions: checked && isShipped })
          }
          aria-invalid={error !== undefined}
          aria-describedby={error ? sectionErrorId('terms') : undefined}
        />
        <label htmlFor={ID} className="flex-1 py-2 cursor-pointer">
          {t(isShipped ? 'consent.both' : 'consent.terms')}
        </label>
      </div>
      <p className="flex flex-wrap gap-x-5 ml-8">
        <TermsLink href={route('about.terms')} text={t('consent.readTerms')} />
        {isShipped && (
          <TermsLink href={`${route('about.terms')}#envios`} text={t('consent.readConditions')} />
        )}
      </p>
      <SectionError section="terms" error={error} />
    </section>
  );
}

function TermsLink({ href, text }: { href: string; text: string }) {
  const { t } = useTranslation('review-order');
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
    >
      {text}
      <span className="visually-hidden"> {t('consent.newTab')}</span>
    </a>
  );
}
