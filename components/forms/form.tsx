import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { required } from '@/locales/es-MX/common.json';

/** Why a form was not sent. The live region exists from the start, so that screen readers announce its text. */
export function FormError({ text }: { text: string | null }) {
  return (
    <div role="alert" className="form-error">
      {text !== null && <p className="note note-danger">{text}</p>}
    </div>
  );
}

/**
 * A form that JavaScript sends. With `method="dialog"`, a submit before the JavaScript is loaded does not put the
 * fields into the URL. Scripts that report forms name them by `action`: without one it is the page's whole address.
 * What the asterisk means is shown where a field has one.
 */
export function Form({
  onSubmit,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: (form: HTMLFormElement) => unknown }) {
  return (
    <form
      method="dialog"
      action="/"
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event.currentTarget);
      }}
    >
      <p className="form-required hidden [form:has(.form-mark)>&]:block">{required}</p>
      {children}
    </form>
  );
}

interface FormEndProps {
  failure: string | null;
  isSending: boolean;
  send: string;
  sending: string;
  className?: string;
  children?: ReactNode;
}

/** Why a form was not sent, and the button that sends it. It is never disabled: a press shows what is missing. */
export function FormEnd(props: FormEndProps) {
  const { failure, isSending, send, sending, className = 'w-full', children } = props;
  return (
    <>
      <FormError text={failure} />
      {children}
      <Button size="lg" className={className} type="submit" isBusy={isSending}>
        {isSending ? sending : send}
      </Button>
    </>
  );
}
