import { accessMetadata } from '@/components/account/sign-in/access-metadata';
import { AccessScreen } from '@/components/account/sign-in/access-screen';

export function generateMetadata() {
  return accessMetadata('two-step');
}

export default function TwoStep() {
  return <AccessScreen screen="twoStep" />;
}
