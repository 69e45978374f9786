import { WishlistsScreen } from '@/components/account/wishlists/wishlists-screen';
import { profilePage } from '../profile-page';

const page = profilePage('profile.wishlists', WishlistsScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
