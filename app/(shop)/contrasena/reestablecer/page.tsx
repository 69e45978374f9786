import { authMetadata } from '@/components/account/sign-in/auth-metadata';
import { ClientAuthPage } from '@/components/account/sign-in/client-auth-page';
import { PasswordScreen } from '@/components/account/sign-in/password-screen';

export function generateMetadata() {
  return authMetadata('password.reset');
}

export default function PasswordReset() {
  return (
    <ClientAuthPage screen="password">
      <PasswordScreen />
    </ClientAuthPage>
  );
}
