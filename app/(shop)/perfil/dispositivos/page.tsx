import { DevicesScreen } from '@/components/account/devices/devices-screen';
import { makeProfilePage } from '../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.devices', DevicesScreen);

export { generateMetadata, Page as default };
