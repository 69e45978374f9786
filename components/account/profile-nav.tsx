import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { getProfileGroups, type ProfileSection } from './profile-screens';

/** The navigation of the profile, beside the content on wide screens. */
export function ProfileNav({ current }: { current: ProfileSection }) {
  const t = getTexts('account');
  return (
    <StaticHtml written="profile-nav" as="nav" aria-label={t('account')} className="profile-nav">
      {getProfileGroups().map(({ group, sections }) => (
        <section key={group}>
          <h2>{t(`group.${group}`)}</h2>
          <ul>
            {sections.map(({ name, icon }) => (
              <li key={name}>
                <a href={route(name)} aria-current={name === current ? 'page' : undefined}>
                  <Icon name={icon} />
                  {t(`nav.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </StaticHtml>
  );
}
