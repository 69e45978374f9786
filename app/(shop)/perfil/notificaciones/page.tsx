import { NotificationsScreen } from '@/components/account/inbox/notifications-screen';
import { makeProfilePage } from '../make-profile-page';

const page = makeProfilePage('profile.notifications', NotificationsScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
