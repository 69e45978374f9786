/** What the chrome loads together with the first interaction, or when it is needed (`start-when-needed.ts`). */
export { ToastViewport } from '@/components/shell/toasts/toast-list';
export { prefetchVisibleLinks } from '../navigation/prefetch-visible-links';
export { startPageEffects } from '../navigation/start-page-effects';
export { DeferredIslands } from './deferred-islands';
