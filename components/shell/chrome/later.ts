/** What the chrome loads together once the first view is done. */
export { PrivacyCenter } from '@/components/shell/privacy/privacy-center';
export { ToastViewport } from '@/components/shell/toasts/toast-viewport';
export { ConnectivityBanner } from '../connectivity/connectivity-banner';
export { fetchAhead } from '../navigation/fetch-ahead';
export { watchPage } from '../navigation/watch-page';
export { IdleIslands } from './idle-islands';
