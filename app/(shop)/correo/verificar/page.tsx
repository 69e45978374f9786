import { accessMetadata } from '@/components/account/sign-in/access-metadata';
import { AccessScreen } from '@/components/account/sign-in/access-screen';

export function generateMetadata() {
  return accessMetadata('email.verify');
}

export default function VerifyEmail() {
  return <AccessScreen screen="verify" />;
}
