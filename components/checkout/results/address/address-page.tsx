import { texts } from '@/lib/i18n/server';
import { AddressIsland } from './address-island';
import '../payments.css';

/** The document of an address check, the same for every visitor; what is asked is read in the browser. */
export function AddressPage() {
  const shared = texts('account');
  return (
    <div className="page-width payment-page">
      <h1>{texts('payments')('title.validate')}</h1>
      <p className="needs-script form-failure">{shared('needsScript')}</p>
      <div className="payment-main">
        <AddressIsland
          labels={{
            failed: shared('failed'),
            retry: shared('retry'),
            loading: shared('loading'),
          }}
        />
      </div>
    </div>
  );
}
