import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface Words {
  /** Translates a schema's message key; a message of the backend is returned unchanged. */
  say: (message: string) => string;
  /** The sign beside the label of a required field. */
  mark: string;
}

/** Returns a function that gives the props of a field: registration, label, required mark and error. */
export function useFields<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  { say, mark }: Words,
) {
  const formId = useId();
  const { errors } = form.formState;
  return (name: Path<Fields>, label: string, isRequired = true) => {
    const message: unknown = errors[name]?.message;
    return {
      formId,
      registration: form.register(name),
      label,
      mark: isRequired ? mark : undefined,
      error: typeof message === 'string' && message ? say(message) : undefined,
    };
  };
}
