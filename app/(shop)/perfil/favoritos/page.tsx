import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { WishlistsScreen } from '@/components/account/wishlists/wishlists-screen';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.wishlists', () =>
  profileMetadata('profile.wishlists'),
);

export default optionalPage('profile.wishlists', () => (
  <ProfilePage name="profile.wishlists">
    <WishlistsScreen />
  </ProfilePage>
));
