import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { errorId, PartError, partId } from '../shared/part';

interface ConsentProps {
  part: 'terms' | 'conditions';
  isAccepted: boolean;
  error?: string;
  onChange: (isAccepted: boolean) => void;
}

/** The section about shipping on the page of the terms. */
const SHIPPING = '#envios';

/** A checkbox for terms that have to be accepted. They open in a new tab, so that this page keeps its state. */
export function Consent({ part, isAccepted, error, onChange }: ConsentProps) {
  const { t } = useTranslation('shipment');
  const href = route('about.terms') + (part === 'conditions' ? SHIPPING : '');
  const id = `${partId(part)}-control`;
  return (
    <div id={partId(part)} className="consent">
      <div className="form-check">
        <input
          id={id}
          type="checkbox"
          checked={isAccepted}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error !== undefined}
          aria-describedby={error ? errorId(part) : undefined}
        />
        <label htmlFor={id}>{t(`${part}.accept`)}</label>
      </div>
      <a href={href} target="_blank" rel="noopener" className="consent-link">
        {t(`${part}.read`)}
        <span className="visually-hidden"> {t('newTab')}</span>
      </a>
      <PartError part={part} error={error} />
    </div>
  );
}
