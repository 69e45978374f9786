import { authMetadata } from '@/components/account/sign-in/auth-metadata';
import { ClientAuthScreen } from '@/components/account/sign-in/client-auth-screen';

export function generateMetadata() {
  return authMetadata('password.request');
}

export default function PasswordRequest() {
  return <ClientAuthScreen screen="password" />;
}
