import { accessMetadata } from '@/components/access/access-metadata';
import { AccessScreen } from '@/components/access/access-screen';

export function generateMetadata() {
  return accessMetadata('password.reset');
}

export default function PasswordReset() {
  return <AccessScreen screen="password" />;
}
