import { accessMetadata } from '@/components/account/sign-in/access-metadata';
import { AccessScreen } from '@/components/account/sign-in/access-screen';
import { cachedDocument } from '@/components/shell/document/document';

// Rendered on the first request, not at build: the key of the captcha comes from the environment at start.
export const revalidate = 300;

export function generateMetadata() {
  return accessMetadata('human-check');
}

export default cachedDocument(async function HumanCheck() {
  return <AccessScreen screen="human" />;
});
