import { CardsScreen } from '@/components/account/cards/cards-screen';
import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.cards', () =>
  profileMetadata('profile.cards'),
);

export default optionalPage('profile.cards', () => (
  <ProfilePage name="profile.cards">
    <CardsScreen />
  </ProfilePage>
));
