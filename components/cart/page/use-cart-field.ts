import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n/client';
import type { TextKey } from '@/lib/i18n/types';

/** Returns a function that gives the props of a field: registration, label and error. */
export function useCartField<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
) {
  const { t } = useTranslation('cart');
  const formId = useId();
  const { errors } = form.formState;
  return (name: Path<Fields>, label: string, params: Record<string, string> = {}) => {
    const message: unknown = errors[name]?.message;
    return {
      formId,
      registration: form.register(name),
      label,
      // The schema's message is a text key; the backend's message is shown as it is.
      error:
        typeof message === 'string' && message
          ? t(message as TextKey<'cart'>, { ...params, defaultValue: message })
          : undefined,
    };
  };
}
