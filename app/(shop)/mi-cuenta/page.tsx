import { AccountHub } from '@/components/account/hub/account-hub';
import { authMetadata } from '@/components/account/sign-in/auth-metadata';

export function generateMetadata() {
  return authMetadata('account');
}

export default function Account() {
  return <AccountHub />;
}
