import { accessMetadata } from '@/components/access/access-metadata';
import { AccountHub } from '@/components/account/hub/account-hub';

export function generateMetadata() {
  return accessMetadata('account');
}

export default function Account() {
  return <AccountHub />;
}
