import { NotificationsScreen } from '@/components/account/inbox/notifications-screen';
import { makeProfilePage } from '../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.notifications', NotificationsScreen);

export { generateMetadata, Page as default };
