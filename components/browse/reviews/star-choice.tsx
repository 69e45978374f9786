import type { UseFormRegisterReturn } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { STARS } from '@/lib/domain/reviews/form';
import { useTranslation } from '@/lib/i18n/client';

interface StarChoiceProps {
  id: string;
  registration: UseFormRegisterReturn;
  error?: string;
}

/** Radio buttons for one to five stars. The CSS fills the stars up to the chosen one. */
export function StarChoice({ id, registration, error }: StarChoiceProps) {
  const { t } = useTranslation('reviews');
  return (
    <fieldset
      className="star-choice"
      aria-describedby={error && `${id}-error`}
      aria-invalid={error !== undefined || undefined}
    >
      <legend>
        {t('stars')} <span aria-hidden="true">{t('required')}</span>
      </legend>
      <div>
        {STARS.map((stars) => (
          <label key={stars} title={t('starsOf', { count: Number(stars) })}>
            <input type="radio" value={stars} required {...registration} />
            <span className="visually-hidden">{t('starsOf', { count: Number(stars) })}</span>
            <Icon name="star" />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="form-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
