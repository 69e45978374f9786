import { serverEnv } from '@/lib/env';
import { SOCIAL_PLACE } from './marks';

/** Reserves the space of the social network's widget, so that nothing moves when the widget appears. */
export function SocialPlace() {
  const { SOCIAL_WIDGET, SOCIAL_LINKS } = serverEnv();
  if (!SOCIAL_WIDGET && SOCIAL_LINKS.length === 0) return null;
  return (
    <div {...{ [SOCIAL_PLACE]: SOCIAL_WIDGET ?? '' }} className="mt-4 min-h-44 noscript:hidden" />
  );
}
