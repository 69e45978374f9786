import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '@/components/ui/button';

interface SavingFormProps {
  title: string;
  intro?: string;
  /** The form's only field. */
  field: ReactNode;
  send: string;
  look?: ButtonLook;
  isSending: boolean;
  /** An error that does not belong to the field. */
  failure: string | null;
  onChange?: () => void;
  submit: () => Promise<void>;
  children?: ReactNode;
}

/** A form with one field and a submit button: for a coupon, an amount or a code. */
export function SavingForm(props: SavingFormProps) {
  const { title, intro, field, send, look = 'secondary', isSending, failure } = props;
  return (
    <form
      noValidate
      onChange={props.onChange}
      onSubmit={(event) => {
        event.preventDefault();
        void props.submit();
      }}
    >
      <h3 className="text-base">{title}</h3>
      {intro && <p className="text-sm text-ink-soft">{intro}</p>}
      <div className="cart-field mt-2">
        {field}
        <button type="submit" aria-disabled={isSending} className={buttonClass(look)}>
          {send}
        </button>
      </div>
      <div role="alert">{failure !== null && <p className="form-error text-sm">{failure}</p>}</div>
      {props.children}
    </form>
  );
}
