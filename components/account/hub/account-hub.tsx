import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getTexts } from '@/lib/i18n/server';
import { HubScreen } from './hub-screen';
import '@/components/forms/form-styles';
import '@/components/account/shared/profile-lists.css';
import './hub.css';
import { Icon } from '@/components/ui/icon';
import { route } from '@/lib/routing/routes';
import { getProfileGroups } from '../profile-page';

/**
 * The start page of the account. The server sends the links to every visitor; the customer's name and open tasks are
 * loaded in the browser.
 */
export function AccountHub() {
  const t = getTexts('account');
  return (
    <div className="page-width hub">
      <Breadcrumbs crumbs={[{ name: t('account') }]} />
      <h1 className="mb-3 text-30">{t('account')}</h1>
      <p className="needs-script note note-danger">{t('needsScript')}</p>
      <HubScreen>
        <HubLinks />
      </HubScreen>
    </div>
  );
}

function HubLinks() {
  const t = getTexts('account');
  return (
    <nav aria-label={t('account')} className="hub-links">
      {getProfileGroups().map(({ group, sections }) => (
        <section key={group}>
          <h2>{t(`group.${group}`)}</h2>
          <ul>
            {sections.map(({ name, icon }) => (
              <li key={name}>
                <a href={route(name)}>
                  <Icon name={icon} />
                  <span>
                    <strong>{t(`nav.${name}`)}</strong>
                    <span>{t(`about.${name}`)}</span>
                  </span>
                  <Icon name="chevron-right" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
