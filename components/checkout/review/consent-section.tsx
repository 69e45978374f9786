import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { findConsentProblem } from '@/lib/domain/checkout/checkout-sections';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { SectionError, sectionErrorId, sectionId } from '../shared/step-section';

interface ConsentSectionProps {
  data: CheckoutData;
  error?: string;
  onChange: (consent: Pick<CheckoutData, 'acceptTerms' | 'acceptShippingConditions'>) => void;
}

const ID = `${sectionId('terms')}-control`;
const NEW_TAB_ID = `${sectionId('terms')}-tab`;

/** The one acceptance of a purchase. What is accepted opens in a new tab, so that this page keeps its state. */
export function ConsentSection({ data, error, onChange }: ConsentSectionProps) {
  const { t } = useTranslation('review-order');
  const isShipped = data.isShipping === true;
  return (
    <section id={sectionId('terms')} aria-label={t('consent')} className="pb-1">
      <SectionError section="terms" error={error} />
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
        <label htmlFor={ID} className="flex-1 py-2 text-15 lh-[1.35] cursor-pointer">
          <Trans
            t={t}
            i18nKey={isShipped ? 'consent.both' : 'consent.terms'}
            components={{
              terms: <TermsLink href={route('about.terms')} />,
              conditions: <TermsLink href={`${route('about.terms')}#envios`} />,
            }}
          />
        </label>
      </div>
      <p id={NEW_TAB_ID} hidden>
        {t('consent.newTab')}
      </p>
    </section>
  );
}

const TermsLink = ({ href, children }: { href: string; children?: ReactNode }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener"
    aria-describedby={NEW_TAB_ID}
    className="text-brand underline underline-offset-4"
  >
    {children}
  </a>
);
