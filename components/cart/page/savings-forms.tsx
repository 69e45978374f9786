import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { useTranslation } from '@/lib/i18n/client';
import '../cart.css';

interface SingleFieldFormProps {
  title: string;
  intro?: string;
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

interface AppliedDiscountProps {
  icon: IconName;
  title: string;
  children?: ReactNode;
  /** Label for screen readers, which read the button without the text beside it. */
  removeLabel: string;
  isBusy: boolean;
  onRemove: () => void;
}

export function AppliedDiscount(props: AppliedDiscountProps) {
  const { t } = useTranslation('cart');
  return (
    <div className="flex items-center gap-3">
      <Icon name={props.icon} className="size-5 shrink-0 text-saved" />
      <p className="min-w-0 flex-1">
        <strong className="block">{props.title}</strong>
        {props.children}
      </p>
      <button
        type="button"
        aria-label={props.removeLabel}
        aria-disabled={props.isBusy}
        onClick={props.onRemove}
        className="link-button shrink-0"
      >
        {t('removeShort')}
      </button>
    </div>
  );
}
