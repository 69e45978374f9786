import { texts } from '@/lib/i18n/server';
import type { ResultScreen } from './result-screens';

/** What became of a payment, as everybody gets it; the payment itself is read in the browser. */
export function PaymentScreen({ screen }: { screen: ResultScreen }) {
  return (
    <div className="page-width py-8">
      <h1 className="text-3xl">{texts('payments')(`title.${screen}`)}</h1>
    </div>
  );
}
