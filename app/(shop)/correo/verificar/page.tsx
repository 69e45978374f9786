import { authMetadata } from '@/components/account/sign-in/auth-layout';
import { ClientAuthPage } from '@/components/account/sign-in/client-auth-page';
import { VerifyEmailScreen } from '@/components/account/sign-in/mail-link-screens';

export const generateMetadata = () => authMetadata('email.verify');

export default function VerifyEmail() {
  return (
    <ClientAuthPage screen="verify">
      <VerifyEmailScreen />
    </ClientAuthPage>
  );
}
