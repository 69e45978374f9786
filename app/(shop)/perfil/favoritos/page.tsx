import { WishlistsScreen } from '@/components/account/wishlists/wishlists-screen';
import { makeProfilePage } from '../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.wishlists', WishlistsScreen);

export { generateMetadata, Page as default };
