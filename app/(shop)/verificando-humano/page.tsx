import { authMetadata } from '@/components/account/sign-in/auth-metadata';
import { ClientAuthScreen } from '@/components/account/sign-in/client-auth-screen';
import { cachedDocument } from '@/components/shell/document/cached-document';

// Rendered on the first request, not at build: the key of the captcha comes from the environment at start.
export const revalidate = 300;

export function generateMetadata() {
  return authMetadata('human-check');
}

export default cachedDocument(async function HumanCheck() {
  return <ClientAuthScreen screen="human" />;
});
