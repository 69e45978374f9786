import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface FieldTexts {
  /** Translates a schema's message key; a message of the backend is returned unchanged. */
  translate: (message: string) => string;
  /** The sign beside the label of a required field. */
  requiredMark: string;
}

/** Returns a function that gives the props of a field: registration, label, required mark and error. */
export function useFormFields<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  { translate, requiredMark }: FieldTexts,
) {
  const formId = useId();
  const { errors } = form.formState;
  return (name: Path<Fields>, label: string, isRequired = true) => {
    const message: unknown = errors[name]?.message;
    return {
      formId,
      registration: form.register(name),
      label,
      requiredMark: isRequired ? requiredMark : undefined,
      error: typeof message === 'string' && message ? translate(message) : undefined,
    };
  };
}
