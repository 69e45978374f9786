import { NotificationsScreen } from '@/components/account/inbox/notifications-screen';
import { profilePage } from '../profile-page';

const page = profilePage('profile.notifications', NotificationsScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
