import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface Words {
  /** What a rule's message means; the backend's is said as it is. */
  say: (message: string) => string;
  /** Stands beside the label of a field that must be filled in. */
  mark: string;
}

/** What each field of a form needs: its registration, its label, its error, its mark. */
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
