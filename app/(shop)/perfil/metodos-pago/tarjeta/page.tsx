import { CardsScreen } from '@/components/account/cards/cards-screen';
import { makeProfilePage } from '../../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.cards', CardsScreen);

export { generateMetadata, Page as default };
