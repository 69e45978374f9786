import { watchNavigation } from '@/components/shell/navigation/complete-navigations';
import { keepTyping } from '@/lib/browser/keep-typing';

keepTyping();

/** Next calls it when a navigation of its router begins. */
export const onRouterTransitionStart = (url: string) => watchNavigation(url);
