import type { ReactNode, RefObject } from 'react';
import { buttonClass } from '@/components/ui/button';

interface AccessFormProps {
  ref?: RefObject<HTMLFormElement | null>;
  onChange?: () => void;
  submit: () => void;
  children: ReactNode;
}

/** A submit before its code is here must not put the fields into the address: `dialog` sends nothing. */
export function AccessForm({ ref, onChange, submit, children }: AccessFormProps) {
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

interface SubmitProps {
  isSending: boolean;
  labels: { send: string; sending: string };
}

/** The button of a form. It is never disabled: who presses it too soon is told what is missing. */
export function Submit({ isSending, labels }: SubmitProps) {
  return (
    <button
      type="submit"
      aria-disabled={isSending}
      className={buttonClass('primary', 'lg', 'w-full')}
    >
      {isSending ? labels.sending : labels.send}
    </button>
  );
}

/** Why a form was not sent; the region is there before it has something to say. */
export function Failure({ text }: { text: string | null }) {
  return <div role="alert">{text !== null && <p className="form-failure">{text}</p>}</div>;
}

/** What came of something, in place of the form. */
export function Outcome({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div role="status" className="access-outcome">
      <p className="access-outcome-title">{title}</p>
      {children}
    </div>
  );
}
