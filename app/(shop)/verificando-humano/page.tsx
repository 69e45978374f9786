import { accessMetadata } from '@/components/access/access-metadata';
import { AccessScreen } from '@/components/access/access-screen';
import { cachedDocument } from '@/components/layout/document';

// Made on the first request: the captcha's key is the one that the shop was started with.
export const revalidate = 300;

export function generateMetadata() {
  return accessMetadata('human-check');
}

export default cachedDocument(async function HumanCheck() {
  return <AccessScreen screen="human" />;
});
