import { Icon } from '@/components/ui/icon';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { getProfileGroups } from '../profile-screens';

/** Links to the sections of the profile, each with a short description. */
export function HubLinks() {
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
