/** What the chrome loads together once the first view is done. */
export { CompareToggle } from '@/components/product/compare/compare-toggle';
export { ConsentManager } from '@/components/shell/privacy/consent-manager';
export { ToastViewport } from '@/components/shell/toasts/toast-viewport';
export { ConnectivityBanner } from '../connectivity/connectivity-banner';
export { prefetchVisibleLinks } from '../navigation/prefetch-visible-links';
export { startPageEffects } from '../navigation/start-page-effects';
export { DeferredIslands } from './deferred-islands';
