import { accessMetadata } from '@/components/account/sign-in/access-metadata';
import { AccessScreen } from '@/components/account/sign-in/access-screen';
import { cachedDocument } from '@/components/shell/document/document';

// Made on the first request: the captcha's key is the one that the shop was started with.
export const revalidate = 300;

export function generateMetadata() {
  return accessMetadata('human-check');
}

export default cachedDocument(async function HumanCheck() {
  return <AccessScreen screen="human" />;
});
