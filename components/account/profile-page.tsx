import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { documentPath } from '@/lib/routing/document-rewrites';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import '@/components/forms/form-styles';
import './shared/profile-lists.css';
import './profile.css';
import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import {
  getProfileGroups,
  PROFILE_SCREENS,
  type ProfileRoute,
  type ProfileSection,
} from './profile-screens';

export function profileMetadata(name: ProfileRoute): Metadata {
  const t = getTexts('account');
  return pageMetadata({
    title: t(`title.${name}`),
    description: t('description', { name: serverEnv().SITE_NAME }),
    path: documentPath(name),
    noIndex: true,
  });
}

/** The document of a profile screen, the same for every visitor. The customer's data is loaded in the browser. */
export function ProfilePage({ name, children }: { name: ProfileRoute; children: ReactNode }) {
  const t = getTexts('account');
  const section = PROFILE_SCREENS[name];
  return (
    <div className="page-width profile">
      <Breadcrumbs
        crumbs={[
          { name: t('account'), href: route('account') },
          ...(section === name ? [] : [{ name: t(`nav.${section}`), href: route(section) }]),
          { name: t(`title.${name}`) },
        ]}
      />
      <div className="profile-columns">
        <ProfileNav current={section} />
        {/* As tall as the screen, so that the footer does not move while content loads. */}
        <div className="min-w-0 min-h-[calc(100dvh-14rem)]">
          <h1 className="mb-5 text-30">{t(`title.${name}`)}</h1>
          <p className="needs-script note note-danger">{t('needsScript')}</p>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The navigation of the profile, beside the content on wide screens. */
function ProfileNav({ current }: { current: ProfileSection }) {
  const t = getTexts('account');
  return (
    <StaticHtml written="profile-nav" as="nav" aria-label={t('account')} className="profile-nav">
      {getProfileGroups().map(({ group, sections }) => (
        <section key={group}>
          <h2 className="pb-1 text-ink-soft text-14 font-semibold">{t(`group.${group}`)}</h2>
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
