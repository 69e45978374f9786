import { authMetadata } from '@/components/account/sign-in/auth-layout';
import { GuestCheckoutPage } from '@/components/checkout/guest-checkout/guest-checkout-page';
import { cachedDocument } from '@/components/shell/document/cached-document';

export const revalidate = 300;

export const generateMetadata = () => authMetadata('login');

export default cachedDocument(async () => <GuestCheckoutPage />);
