import { WishlistsScreen } from '@/components/account/wishlists/wishlists-screen';
import { makeProfilePage } from '../make-profile-page';

const page = makeProfilePage('profile.wishlists', WishlistsScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
