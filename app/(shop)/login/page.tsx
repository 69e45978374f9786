import { accessMetadata } from '@/components/access/access-metadata';
import { EntryScreen } from '@/components/access/entry-screen';
import { cachedDocument } from '@/components/layout/document';

// Made on the first request: the social login's key is the one that the shop was started with.
export const revalidate = 300;

export function generateMetadata() {
  return accessMetadata('login');
}

export default cachedDocument(async function Login() {
  return <EntryScreen form="login" />;
});
