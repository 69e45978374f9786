import { Icon } from '@/components/ui/icon';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';

/** The logo and name of the shop, as a link to the home page. */
export function ShopName() {
  const { SITE_NAME } = serverEnv();
  return (
    <a
      href={route('home')}
      aria-label={getTexts('layout')('header.home', { name: SITE_NAME })}
      className="head-name"
    >
      <Icon name="mark" />
      <span>{SITE_NAME}</span>
    </a>
  );
}
