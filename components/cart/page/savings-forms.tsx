import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import type { useZodForm } from '@/components/forms/use-zod-form';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';
import '../cart.css';

interface SingleFieldFormProps {
  form: Pick<ReturnType<typeof useZodForm>, 'end' | 'keepDraft' | 'submit'>;
  title: string;
  intro?: string;
  field: ReactNode;
  send: string;
  sending: string;
  variant?: ButtonVariant;
  children?: ReactNode;
}

export function SingleFieldForm(props: SingleFieldFormProps) {
  const { form, title, intro, field, send, sending, variant = 'secondary', children } = props;
  const { isSending, failure } = form.end;
  return (
    <Form onChange={form.keepDraft} onSubmit={form.submit}>
      <h3 className="text-base">{title}</h3>
      {intro && <p className="text-sm text-ink-soft">{intro}</p>}
      <div className="cart-field mt-2">
        {field}
        <Button variant={variant} type="submit" isBusy={isSending}>
          {isSending ? sending : send}
        </Button>
      </div>
      <div role="alert">{failure !== null && <p className="form-error text-sm">{failure}</p>}</div>
      {children}
    </Form>
  );
}

interface AppliedDiscountProps {
  icon: IconName;
  title: string;
  children?: ReactNode;
  /** For screen readers, which read the button without the text beside it. */
  removeLabel: string;
  removal: { isBusy: boolean; run: () => void };
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
        aria-disabled={props.removal.isBusy}
        onClick={props.removal.run}
        className="link-button shrink-0"
      >
        {t('removeShort')}
      </button>
    </div>
  );
}
