import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import {
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { translateMessage } from '@/lib/i18n/translate-message';
import type { Namespace, Texts } from '@/lib/i18n/types';
import { type SubmitOptions, useFormSubmit } from './use-form-submit';

interface FieldTexts<N extends Namespace> {
  /** The texts whose keys are the messages of the schema, and the values for them. */
  t: Texts<N>;
  messageValues?: Record<string, string | number>;
}

export interface ZodFormOptions<Fields extends FieldValues, Sent, N extends Namespace>
  extends SubmitOptions<Fields, Sent>,
    FieldTexts<N>,
    Pick<UseFormProps<Fields, unknown, Sent>, 'defaultValues'> {
  schema: ZodType<Sent, Fields>;
}

export type GetField<Fields extends FieldValues> = ReturnType<
  typeof useFormFields<Fields, unknown, 'account'>
>['field'];

/** `field` returns the props of a field: registration, label, whether it is required, and error. `shown` has the names of all. */
export function useFormFields<Fields extends FieldValues, Sent, N extends Namespace>(
  form: UseFormReturn<Fields, unknown, Sent>,
  { t, messageValues }: FieldTexts<N>,
) {
  const formId = useId();
  const { errors } = form.formState;
  const shown = new Set<string>();
  const field = (name: Path<Fields>, label: string, options?: { isOptional: true }) => {
    shown.add(name);
    const message: unknown = errors[name]?.message;
    const hasMessage = typeof message === 'string' && message !== '';
    return {
      formId,
      registration: form.register(name),
      label,
      isRequired: options === undefined,
      error: hasMessage ? translateMessage(t, message, messageValues) : undefined,
    };
  };
  return { field, shown };
}

/** A form that a schema validates, with its fields; see `useFormSubmit` for the rest. */
export function useZodForm<Fields extends FieldValues, Sent, N extends Namespace>(
  options: ZodFormOptions<Fields, Sent, N>,
) {
  const { schema, defaultValues } = options;
  const form = useForm<Fields, unknown, Sent>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues,
  });
  const { field, shown } = useFormFields(form, options);
  const submission = useFormSubmit(form, options, (name) => shown.has(name));
  const { isSubmitting: isSending } = form.formState;
  const { failure } = submission;
  return { form, field, isSending, ...submission, end: { failure, isSending } };
}
