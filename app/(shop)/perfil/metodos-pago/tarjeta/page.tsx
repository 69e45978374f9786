import { CardsScreen } from '@/components/account/cards/cards-screen';
import { profilePage } from '../../profile-page';

const page = profilePage('profile.cards', CardsScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
