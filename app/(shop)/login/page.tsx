import { accessMetadata } from '@/components/account/sign-in/access-metadata';
import { EntryScreen } from '@/components/account/sign-in/entry-screen';
import { cachedDocument } from '@/components/shell/document/document';

// Rendered on the first request, not at build: the key of the social login comes from the environment at start.
export const revalidate = 300;

export function generateMetadata() {
  return accessMetadata('login');
}

export default cachedDocument(async function Login() {
  return <EntryScreen form="login" />;
});
