import { DevicesScreen } from '@/components/account/devices/devices-screen';
import { profilePage } from '../profile-page';

const page = profilePage('profile.devices', DevicesScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
