import { authMetadata, ClientAuthPage } from '@/components/account/sign-in/auth-layout';
import { PasswordScreen } from '@/components/account/sign-in/mail-link-screens';

export const generateMetadata = () => authMetadata('password.request');

export default () => (
  <ClientAuthPage screen="password">
    <PasswordScreen />
  </ClientAuthPage>
);
