import { accessMetadata } from '@/components/access/access-metadata';
import { EntryScreen } from '@/components/access/entry-screen';

export function generateMetadata() {
  return accessMetadata('register');
}

export default function Register() {
  return <EntryScreen form="register" />;
}
