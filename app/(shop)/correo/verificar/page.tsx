import { authMetadata } from '@/components/account/sign-in/auth-metadata';
import { ClientAuthPage } from '@/components/account/sign-in/client-auth-page';
import { VerifyEmailScreen } from '@/components/account/sign-in/verify-email-screen';

export function generateMetadata() {
  return authMetadata('email.verify');
}

export default function VerifyEmail() {
  return (
    <ClientAuthPage screen="verify">
      <VerifyEmailScreen />
    </ClientAuthPage>
  );
}
