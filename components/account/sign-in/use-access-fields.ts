import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFields } from '@/components/forms/use-fields';
import { useTranslation } from '@/lib/i18n/client';
import type accessTexts from '@/locales/es-MX/access.json';

type TextKey = keyof typeof accessTexts;

/** Returns a function that gives the props of a field: label, error and required mark, with the `access` texts. */
export function useAccessFields<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
) {
  const { t } = useTranslation('access');
  const field = useFields(form, {
    say: (message) => t(message as TextKey, { defaultValue: message }),
    mark: t('required'),
  });
  return (name: Path<Fields>, label: TextKey, isRequired = true) =>
    field(name, t(label), isRequired);
}
