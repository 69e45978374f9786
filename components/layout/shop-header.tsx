import { Icon } from '@/components/ui/icon';
import { Written } from '@/components/ui/written';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routes';
import { linkRel } from '@/lib/search-request';
import { HeaderView } from './header-view';
import { quickLinks } from './quick-links';

/** The header: the name and the links from here, everything that lives from the view. */
export function ShopHeader() {
  const t = texts('layout');
  const { SITE_NAME } = serverEnv();
  return (
    <HeaderView
      name={
        <a
          href={route('home')}
          aria-label={t('header.home', { name: SITE_NAME })}
          className="head-name"
        >
          <Icon name="mark" />
          <span>{SITE_NAME}</span>
        </a>
      }
      links={
        <Written written="chrome-quick" as="nav" aria-label={t('header.quick')} className="quick">
          <div>
            <ul>
              {quickLinks(t).map(({ href, label }) => (
                <li key={href}>
                  <a href={href} rel={linkRel(href)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <p>
              <Icon name="truck" />
              {t('copy.shipping')}
            </p>
          </div>
        </Written>
      }
    />
  );
}
