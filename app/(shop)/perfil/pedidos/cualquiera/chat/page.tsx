import { ChatScreen } from '@/components/account/orders/chat-screen';
import { makeProfilePage } from '../../../make-profile-page';

const page = makeProfilePage('profile.order.chat', ChatScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
