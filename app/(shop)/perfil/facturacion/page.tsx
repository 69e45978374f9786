import { InvoicingScreen } from '@/components/account/invoicing/invoicing-screen';
import { serverEnv } from '@/lib/env';
import { makeProfilePage } from '../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.invoicing', () => (
  <InvoicingScreen issuerZip={serverEnv().INVOICE_ISSUER_ZIP ?? null} />
));

export { generateMetadata, Page as default };
