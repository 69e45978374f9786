import { InvoicingScreen } from '@/components/account/invoicing/invoicing-screen';
import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';
import { serverEnv } from '@/lib/env';

export const generateMetadata = optionalMetadata('profile.invoicing', () =>
  profileMetadata('profile.invoicing'),
);

export default optionalPage('profile.invoicing', () => (
  <ProfilePage name="profile.invoicing">
    <InvoicingScreen issuerZip={serverEnv().INVOICE_ISSUER_ZIP ?? null} />
  </ProfilePage>
));
