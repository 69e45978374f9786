import { authMetadata } from '@/components/account/sign-in/auth-layout';
import { SignInScreen } from '@/components/account/sign-in/sign-in-screen';
import { cachedDocument } from '@/components/shell/document/cached-document';

export const revalidate = 300;

export const generateMetadata = () => authMetadata('login');

export default cachedDocument(async () => <SignInScreen form="login" />);
