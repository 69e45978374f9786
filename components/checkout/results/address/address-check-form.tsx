import { FormError } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/api/client/error-catalogue';
import type { OrderDetail } from '@/lib/domain/orders/types';
import type { AddressCheckAnswer } from '@/lib/domain/payments/address-check';
import type { Transaction } from '@/lib/domain/payments/types';
import { useTranslation } from '@/lib/i18n/client';

interface AddressCheckFormProps {
  transaction: Transaction;
  /** Null while it loads, and when it cannot be loaded. */
  order: OrderDetail | null;
  suggested: AddressCheckAnswer | null;
  isSending: boolean;
  error: Error | null;
  onAnswer: (answer: AddressCheckAnswer) => void;
}

/** Asks with buttons: opening the link is no answer, since mail programs open links too. */
export function AddressCheckForm(props: AddressCheckFormProps) {
  const { transaction, order, suggested, isSending, error, onAnswer } = props;
  const { t } = useTranslation('payments');
  const answers: AddressCheckAnswer[] = suggested === 'no' ? ['no', 'yes'] : ['yes', 'no'];
  return (
    <section className="payment-section">
      <h2>{t('address.question', { folio: transaction.orderFolio })}</h2>
      {order?.address && (
        <address className="grid mt-2 not-italic">
          <strong>{order.address.recipient}</strong>
          {order.address.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {order.address.references && <span>{order.address.references}</span>}
        </address>
      )}
      <div className="payment-actions">
        {answers.map((answer, index) => (
          <Button
            variant={index === 0 ? 'primary' : 'secondary'}
            size="lg"
            key={answer}
            isBusy={isSending}
            onClick={() => onAnswer(answer)}
          >
            {t(`address.${answer}`)}
          </Button>
        ))}
      </div>
      <FormError text={error ? errorText(error) : null} />
    </section>
  );
}
