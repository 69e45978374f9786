import { accessMetadata } from '@/components/account/sign-in/access-metadata';
import { AccessScreen } from '@/components/account/sign-in/access-screen';

export function generateMetadata() {
  return accessMetadata('password.request');
}

export default function PasswordRequest() {
  return <AccessScreen screen="password" />;
}
