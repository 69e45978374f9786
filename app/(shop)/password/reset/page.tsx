import { authMetadata } from '@/components/account/sign-in/auth-metadata';
import { ClientAuthPage } from '@/components/account/sign-in/client-auth-page';
import { PasswordScreen } from '@/components/account/sign-in/password-screen';

export function generateMetadata() {
  return authMetadata('password.request');
}

export default function PasswordRequest() {
  return (
    <ClientAuthPage screen="password">
      <PasswordScreen />
    </ClientAuthPage>
  );
}
