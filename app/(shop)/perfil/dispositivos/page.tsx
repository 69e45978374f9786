import { DevicesScreen } from '@/components/account/devices/devices-screen';
import { makeProfilePage } from '../make-profile-page';

const page = makeProfilePage('profile.devices', DevicesScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
