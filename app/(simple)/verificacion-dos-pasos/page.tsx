import { authMetadata } from '@/components/account/sign-in/auth-metadata';
import { ClientAuthScreen } from '@/components/account/sign-in/client-auth-screen';

export function generateMetadata() {
  return authMetadata('two-step');
}

export default function TwoStep() {
  return <ClientAuthScreen screen="twoStep" />;
}
