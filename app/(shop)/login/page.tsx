import { accessMetadata } from '@/components/access/access-metadata';
import { EntryScreen } from '@/components/access/entry-screen';

export function generateMetadata() {
  return accessMetadata('login');
}

export default function Login() {
  return <EntryScreen form="login" />;
}
