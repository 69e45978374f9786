import type { ComponentType } from 'react';
import { ProfilePage, type ProfileRoute, profileMetadata } from '@/components/account/profile-page';
import { optionalMetadata, optionalPage } from '@/components/shell/document/cached-document';

/** The metadata and the page of a profile screen. Its page file imports the screen, so that Next gives it the code of this one. */
export const makeProfilePage = (name: ProfileRoute, Screen: ComponentType) => ({
  generateMetadata: optionalMetadata(name, () => profileMetadata(name)),
  Page: optionalPage(name, () => (
    <ProfilePage name={name}>
      <Screen />
    </ProfilePage>
  )),
});
