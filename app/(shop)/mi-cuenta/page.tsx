import { accessMetadata } from '@/components/access/access-metadata';
import { AccessScreen } from '@/components/access/access-screen';

export function generateMetadata() {
  return accessMetadata('account');
}

export default function Account() {
  return <AccessScreen screen="account" />;
}
