import { authMetadata, ClientAuthPage } from '@/components/account/sign-in/auth-layout';
import { VerifyEmailScreen } from '@/components/account/sign-in/mail-link-screens';

export const generateMetadata = () => authMetadata('email.verify');

export default () => (
  <ClientAuthPage screen="verify">
    <VerifyEmailScreen />
  </ClientAuthPage>
);
