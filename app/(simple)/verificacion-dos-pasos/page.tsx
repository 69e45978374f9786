import { accessMetadata } from '@/components/access/access-metadata';
import { AccessScreen } from '@/components/access/access-screen';

export function generateMetadata() {
  return accessMetadata('two-step');
}

export default function TwoStep() {
  return <AccessScreen screen="twoStep" />;
}
