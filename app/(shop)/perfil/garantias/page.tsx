import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { WarrantiesScreen } from '@/components/account/warranties/warranties-screen';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.warranties', () =>
  profileMetadata('profile.warranties'),
);

export default optionalPage('profile.warranties', () => (
  <ProfilePage name="profile.warranties">
    <WarrantiesScreen />
  </ProfilePage>
));
