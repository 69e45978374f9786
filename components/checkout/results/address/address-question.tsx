import { Failure } from '@/components/account/sign-in/form-parts';
import { buttonClass } from '@/components/ui/button';
import { errorText } from '@/lib/api/error-catalogue';
import type { Transaction } from '@/lib/domain/checkout/types';
import type { OrderDetail } from '@/lib/domain/orders/types';
import type { AddressAnswer } from '@/lib/domain/payments/address-check';
import { useTranslation } from '@/lib/i18n/client';

interface AddressQuestionProps {
  transaction: Transaction;
  /** Null while it loads, and when it cannot be loaded. */
  order: OrderDetail | null;
  suggested: AddressAnswer | null;
  isSending: boolean;
  error: Error | null;
  onAnswer: (answer: AddressAnswer) => void;
}

/** Asks with buttons: opening the link is no answer, since mail programs open links too. */
export function AddressQuestion(props: AddressQuestionProps) {
  const { transaction, order, suggested, isSending, error, onAnswer } = props;
  const { t } = useTranslation('payments');
  const answers: AddressAnswer[] = suggested === 'no' ? ['no', 'yes'] : ['yes', 'no'];
  return (
    <section className="payment-section">
      <h2>{t('address.question', { folio: transaction.orderFolio })}</h2>
      {order?.address && (
        <address className="payment-address">
          <strong>{order.address.recipient}</strong>
          {order.address.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {order.address.references && <span>{order.address.references}</span>}
        </address>
      )}
      <div className="payment-actions">
        {answers.map((answer, index) => (
          <button
            key={answer}
            type="button"
            aria-disabled={isSending}
            className={buttonClass(index === 0 ? 'primary' : 'secondary', 'lg')}
            onClick={() => onAnswer(answer)}
          >
            {t(`address.${answer}`)}
          </button>
        ))}
      </div>
      <Failure text={error ? errorText(error) : null} />
    </section>
  );
}
