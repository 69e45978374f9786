import { InformationScreen } from '@/components/account/information/information-screen';
import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.information', () =>
  profileMetadata('profile.information'),
);

export default optionalPage('profile.information', () => (
  <ProfilePage name="profile.information">
    <InformationScreen />
  </ProfilePage>
));
