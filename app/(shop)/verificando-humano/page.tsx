import { accessMetadata } from '@/components/access/access-metadata';
import { AccessScreen } from '@/components/access/access-screen';

export function generateMetadata() {
  return accessMetadata('human-check');
}

export default function HumanCheck() {
  return <AccessScreen screen="human" />;
}
