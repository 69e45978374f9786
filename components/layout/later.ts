/** What the chrome loads together once the first view is done. */
export { CompareToggle } from '@/components/compare/compare-toggle';
export { CompareWait } from '@/components/compare/compare-wait';
export { ToastViewport } from '@/components/notifications/toast-viewport';
export { PrivacyCenter } from '@/components/privacy/privacy-center';
export { ConnectivityBanner } from './connectivity-banner';
export { fetchAhead } from './fetch-ahead';
export { watchPage } from './watch-page';
