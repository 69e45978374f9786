import { serverEnv } from '@/lib/env';
import { SOCIAL_WIDGET_ATTRIBUTE } from './data-attributes';

/** Reserves the space of the social network's widget, so that nothing moves when the widget appears. */
export function SocialWidgetPlaceholder() {
  const { SOCIAL_WIDGET, SOCIAL_LINKS } = serverEnv();
  if (!SOCIAL_WIDGET && SOCIAL_LINKS.length === 0) return null;
  return (
    <div
      {...{ [SOCIAL_WIDGET_ATTRIBUTE]: SOCIAL_WIDGET ?? '' }}
      className="mt-4 min-h-44 noscript:hidden"
    />
  );
}
