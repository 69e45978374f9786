import { watchNavigation } from '@/components/shell/navigation/complete-navigations';

/** Next calls it when a navigation of its router begins. */
export const onRouterTransitionStart = (url: string) => watchNavigation(url);
