import { getTexts } from '@/lib/i18n/server';
import { AddressCheckScreen } from './address-check-screen';
import '../payments.css';

/** The document of an address check, the same for every visitor; what is asked is read in the browser. */
export function AddressPage() {
  return (
    <div className="page-width payment-page">
      <h1>{getTexts('payments')('title.validate')}</h1>
      <p className="needs-script note note-danger">{getTexts('account')('needsScript')}</p>
      <div className="payment-main">
        <AddressCheckScreen />
      </div>
    </div>
  );
}
