import { authMetadata } from '@/components/account/sign-in/auth-metadata';
import { ClientAuthScreen } from '@/components/account/sign-in/client-auth-screen';

export function generateMetadata() {
  return authMetadata('email.verify');
}

export default function VerifyEmail() {
  return <ClientAuthScreen screen="verify" />;
}
