import { authMetadata } from '@/components/account/sign-in/auth-layout';
import { ClientAuthPage } from '@/components/account/sign-in/client-auth-page';
import { PasswordScreen } from '@/components/account/sign-in/mail-link-screens';

export const generateMetadata = () => authMetadata('password.request');

export default function PasswordRequest() {
  return (
    <ClientAuthPage screen="password">
      <PasswordScreen />
    </ClientAuthPage>
  );
}
