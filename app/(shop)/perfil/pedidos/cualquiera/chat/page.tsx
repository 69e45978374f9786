import { ChatScreen } from '@/components/account/orders/chat-screen';
import { profilePage } from '../../../profile-page';

const page = profilePage('profile.order.chat', ChatScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
