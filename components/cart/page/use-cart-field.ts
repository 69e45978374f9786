import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n/client';
import type cartTexts from '@/locales/es-MX/cart.json';

type TextKey = keyof typeof cartTexts;

/** What a field of the cart's forms needs: its texts and its error. */
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
      // A rule's message is a key of the texts; the backend's is said as it is.
      error:
        typeof message === 'string' && message
          ? t(message as TextKey, { ...params, defaultValue: message })
          : undefined,
    };
  };
}
