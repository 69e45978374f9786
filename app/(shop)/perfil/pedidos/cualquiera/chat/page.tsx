import { ChatScreen } from '@/components/account/orders/chat-screen';
import { makeProfilePage } from '../../../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.order.chat', ChatScreen);

export { generateMetadata, Page as default };
