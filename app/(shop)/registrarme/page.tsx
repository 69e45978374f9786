import { accessMetadata } from '@/components/account/sign-in/access-metadata';
import { EntryScreen } from '@/components/account/sign-in/entry-screen';
import { cachedDocument } from '@/components/shell/document/document';

// Made on the first request: the social login's key is the one that the shop was started with.
export const revalidate = 300;

export function generateMetadata() {
  return accessMetadata('register');
}

export default cachedDocument(async function Register() {
  return <EntryScreen form="register" />;
});
