import { CardsScreen } from '@/components/account/cards/cards-screen';
import { makeProfilePage } from '../../make-profile-page';

const page = makeProfilePage('profile.cards', CardsScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
