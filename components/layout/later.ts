/** One chunk for the code that the chrome loads after the first view. */
export { CompareToggle } from '@/components/compare/compare-toggle';
export { ToastViewport } from '@/components/notifications/toast-viewport';
export { PrivacyCenter } from '@/components/privacy/privacy-center';
export { ConnectivityBanner } from './connectivity-banner';
export { fetchAhead } from './fetch-ahead';
export { IdleIslands } from './idle-islands';
export { watchPage } from './watch-page';
