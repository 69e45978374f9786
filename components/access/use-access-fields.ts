import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n/client';
import type accessTexts from '@/locales/es-MX/access.json';

type TextKey = keyof typeof accessTexts;

/** What each field of a form of access needs: its texts, its error, its mark. */
export function useAccessFields<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
) {
  const { t } = useTranslation('access');
  const formId = useId();
  const { errors } = form.formState;
  /** A rule's message is a key of the texts; the backend's is said as it is. */
  const say = (message: string) => t(message as TextKey, { defaultValue: message });
  return (name: Path<Fields>, label: TextKey, isRequired = true) => {
    const message: unknown = errors[name]?.message;
    return {
      formId,
      registration: form.register(name),
      label: t(label),
      mark: isRequired ? t('required') : undefined,
      error: typeof message === 'string' && message ? say(message) : undefined,
    };
  };
}
