import { getScreenLabels } from '@/components/shared/screen-labels';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getTexts } from '@/lib/i18n/server';
import { HubIsland } from './hub-island';
import { HubLinks } from './hub-links';
import '@/components/forms/form-styles';
import '@/components/account/shared/profile-lists.css';
import './hub.css';

/**
 * The start page of the account. The server sends the links to every visitor; the customer's name and open tasks are
 * loaded in the browser.
 */
export function AccountHub() {
  const t = getTexts('account');
  return (
    <div className="page-width hub">
      <Breadcrumbs crumbs={[{ name: t('account') }]} />
      <h1>{t('account')}</h1>
      <p className="needs-script form-failure">{t('needsScript')}</p>
      <HubIsland labels={getScreenLabels()}>
        <HubLinks />
      </HubIsland>
    </div>
  );
}
