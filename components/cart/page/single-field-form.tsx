import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { Button, type ButtonVariant } from '@/components/ui/button';
import '../cart.css';

interface SingleFieldFormProps {
  title: string;
  intro?: string;
  /** The form's only field. */
  field: ReactNode;
  submitLabel: string;
  variant?: ButtonVariant;
  isSending: boolean;
  /** An error that does not belong to the field. */
  failure: string | null;
  onChange?: () => void;
  onSubmit: (form: HTMLFormElement) => Promise<void>;
  children?: ReactNode;
}

/** A form with one field and a submit button: for a coupon, an amount or a code. */
export function SingleFieldForm(props: SingleFieldFormProps) {
  const { title, intro, field, submitLabel, variant = 'secondary', isSending, failure } = props;
  return (
    <Form onChange={props.onChange} onSubmit={props.onSubmit}>
      <h3 className="text-base">{title}</h3>
      {intro && <p className="text-sm text-ink-soft">{intro}</p>}
      <div className="cart-field mt-2">
        {field}
        <Button variant={variant} type="submit" isBusy={isSending}>
          {submitLabel}
        </Button>
      </div>
      <div role="alert">{failure !== null && <p className="form-error text-sm">{failure}</p>}</div>
      {props.children}
    </Form>
  );
}
