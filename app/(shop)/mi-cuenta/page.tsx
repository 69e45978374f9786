import { AccountHub } from '@/components/account/hub/account-hub';
import { accessMetadata } from '@/components/account/sign-in/access-metadata';

export function generateMetadata() {
  return accessMetadata('account');
}

export default function Account() {
  return <AccountHub />;
}
