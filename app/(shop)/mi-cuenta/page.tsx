import { AccountHub } from '@/components/account/profile-page';
import { authMetadata } from '@/components/account/sign-in/auth-layout';

export const generateMetadata = () => authMetadata('account');

export default AccountHub;
