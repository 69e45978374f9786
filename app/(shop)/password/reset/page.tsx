import { accessMetadata } from '@/components/access/access-metadata';
import { AccessScreen } from '@/components/access/access-screen';

export function generateMetadata() {
  return accessMetadata('password.request');
}

export default function PasswordRequest() {
  return <AccessScreen screen="password" />;
}
