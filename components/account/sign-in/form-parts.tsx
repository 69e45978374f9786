import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';

interface AuthFormProps {
  ref?: RefObject<HTMLFormElement | null>;
  onChange?: () => void;
  submit: () => void;
  children: ReactNode;
}

/**
 * The form element of the sign-in screens. With `method="dialog"`, a submit before the JavaScript is loaded does not
 * put the fields into the URL.
 */
export function AuthForm({ ref, onChange, submit, children }: AuthFormProps) {
  return (
    <form
      ref={ref}
      method="dialog"
      noValidate
      className="access-form"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
    </form>
  );
}

interface SubmitButtonProps {
  isSending: boolean;
  labels: { send: string; sending: string };
}

/** The submit button of a form. It is never disabled: a press on an incomplete form shows what is missing. */
export function SubmitButton({ isSending, labels }: SubmitButtonProps) {
  return (
    <Button size="lg" className="w-full" type="submit" isBusy={isSending}>
      {isSending ? labels.sending : labels.send}
    </Button>
  );
}

/** The result of a form, shown in its place. */
export function FormResult({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div role="status" className="access-outcome">
      <p className="access-outcome-title">{title}</p>
      {children}
    </div>
  );
}
