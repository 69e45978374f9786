import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getTexts } from '@/lib/i18n/server';
import { HubScreen } from './hub-screen';
import '@/components/forms/form-styles';
import '@/components/account/shared/profile-lists.css';
import './hub.css';
import { route } from '@/lib/routing/routes';
import { getProfileGroups } from '../profile-page';

/**
 * The start page of the account. The server sends the links to every visitor; the customer's name, last order and open tasks
 * are loaded in the browser.
 */
export function AccountHub() {
  const t = getTexts('account');
  const groups = getProfileGroups().map(({ group, sections }) => ({
    title: t(`group.${group}`),
    links: sections.map(({ name, icon }) => ({
      ...{ name, icon, href: route(name) },
      ...{ title: t(`nav.${name}`), about: t(`about.${name}`) },
    })),
  }));
  return (
    <div className="page-width hub">
      <Breadcrumbs crumbs={[{ name: t('account') }]} />
      <h1 className="mb-3 text-30">{t('account')}</h1>
      <p className="needs-script note note-danger">{t('needsScript')}</p>
      <HubScreen label={t('account')} groups={groups} />
    </div>
  );
}
