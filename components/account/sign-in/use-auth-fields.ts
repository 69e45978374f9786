import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFormFields } from '@/components/forms/use-form-fields';
import { useTranslation } from '@/lib/i18n/client';
import type accessTexts from '@/locales/es-MX/access.json';

type TextKey = keyof typeof accessTexts;

/** Returns a function that gives the props of a field: label, error and required mark, with the `access` texts. */
export function useAuthFields<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
) {
  const { t } = useTranslation('access');
  const field = useFormFields(form, {
    translate: (message) => t(message as TextKey, { defaultValue: message }),
    requiredMark: t('required'),
  });
  return (name: Path<Fields>, label: TextKey, isRequired = true) =>
    field(name, t(label), isRequired);
}
