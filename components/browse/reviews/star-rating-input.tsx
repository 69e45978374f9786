import type { TextFieldProps } from '@/components/forms/field';
import { Icon } from '@/components/ui/icon';
import { STAR_RATINGS } from '@/lib/domain/reviews/form';
import { useTranslation } from '@/lib/i18n/client';

type StarRatingInputProps = Pick<
  TextFieldProps,
  'formId' | 'registration' | 'label' | 'requiredMark' | 'error'
>;

/** Radio buttons for one to five stars. The CSS fills the stars up to the chosen one. */
export function StarRatingInput({
  formId,
  registration,
  label,
  requiredMark,
  error,
}: StarRatingInputProps) {
  const { t } = useTranslation('reviews');
  const id = `${formId}-${registration.name}`;
  return (
    <fieldset
      className="star-choice"
      aria-describedby={error && `${id}-error`}
      aria-invalid={error !== undefined || undefined}
    >
      <legend className="font-semibold">
        {label}{' '}
        <span aria-hidden="true" className="text-danger text-14 font-normal">
          {requiredMark}
        </span>
      </legend>
      <div>
        {STAR_RATINGS.map((stars) => (
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
