import { accessMetadata } from '@/components/access/access-metadata';
import { AccessScreen } from '@/components/access/access-screen';

export function generateMetadata() {
  return accessMetadata('email.verify');
}

export default function VerifyEmail() {
  return <AccessScreen screen="verify" />;
}
