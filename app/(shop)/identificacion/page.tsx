import { authMetadata } from '@/components/account/sign-in/auth-metadata';
import { CheckoutAccessScreen } from '@/components/checkout/access/checkout-access-screen';
import { cachedDocument } from '@/components/shell/document/cached-document';

// Rendered on the first request, not at build: the key of the social login comes from the environment at start.
export const revalidate = 300;

export function generateMetadata() {
  return authMetadata('login');
}

export default cachedDocument(async function CheckoutAccess() {
  return <CheckoutAccessScreen />;
});
