import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { getTexts } from '@/lib/i18n/server';
import { linkRel } from '@/lib/routing/search-request';
import { quickLinks } from '../navigation/quick-links';
import { HeaderView } from './header-view';
import { ShopName } from './shop-name';

/** The header. The name and the links are rendered on the server; `HeaderView` adds the interactive parts. */
export function ShopHeader() {
  const t = getTexts('layout');
  return (
    <HeaderView
      name={<ShopName />}
      links={
        <StaticHtml
          written="chrome-quick"
          as="nav"
          aria-label={t('header.quick')}
          className="quick"
        >
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
        </StaticHtml>
      }
    />
  );
}
