import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFormFields } from '@/components/forms/use-form-fields';
import { useTranslation } from '@/lib/i18n/client';
import type { TextKey } from '@/lib/i18n/types';

/** Returns a function that gives the props of a field: label, error and required mark, with the `access` texts. */
export function useAuthFields<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
) {
  const { t } = useTranslation('access');
  const field = useFormFields(form, {
    translate: (message) => t(message as TextKey<'access'>, { defaultValue: message }),
    requiredMark: t('required'),
  });
  return (name: Path<Fields>, label: TextKey<'access'>, isRequired = true) =>
    field(name, t(label), isRequired);
}
