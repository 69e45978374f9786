import { accessMetadata } from '@/components/account/sign-in/access-metadata';
import { AccessScreen } from '@/components/account/sign-in/access-screen';

export function generateMetadata() {
  return accessMetadata('password.reset');
}

export default function PasswordReset() {
  return <AccessScreen screen="password" />;
}
