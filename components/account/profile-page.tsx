import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Icon, type IconName } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { serverEnv } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { getTexts } from '@/lib/i18n/server';
import { documentPath } from '@/lib/routing/document-rewrites';
import { PROFILE_MENU, type RouteName, route, routeTemplates } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import '@/components/forms/form-styles';
import { HubScreen } from './hub/hub-screen';
import './shared/profile-lists.css';

export type ProfileRoute = Extract<RouteName, `profile.${string}`>;

type ProfileSection = (typeof PROFILE_MENU)[number]['sections'][number][0];

const rootOf = (name: RouteName) => routeTemplates[name].split('/', 3).join('/');

/** The section in whose path a screen stands. */
function sectionOf(screen: ProfileRoute): ProfileSection {
  const all = PROFILE_MENU.flatMap(({ sections }) => sections.map(([name]) => name));
  const found = all.find((name) => rootOf(name) === rootOf(screen));
  if (!found) throw new Error(`No section: ${screen}`);
  return found;
}

/** The groups of the menu with the sections that the shop has. */
function getProfileMenu() {
  const t = getTexts('account');
  return PROFILE_MENU.map(({ group, sections }) => ({
    title: t(`group.${group}`),
    sections: sections.filter(([name]) => hasRoute(name)),
  }));
}

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
  const section = sectionOf(name);
  const crumbs = [
    { name: t('account'), href: route('account') },
    ...(section === name ? [] : [{ name: t(`nav.${section}`), href: route(section) }]),
    { name: t(`title.${name}`) },
  ];
  return (
    <AccountFrame current={section} crumbs={crumbs}>
      {children}
    </AccountFrame>
  );
}

interface AccountFrameProps {
  current: ProfileSection | 'account';
  /** The last one is the title. */
  crumbs: readonly { name: string; href?: string }[];
  children: ReactNode;
}

/** What surrounds every screen of the account: its menu on wide screens, and its title. */
function AccountFrame({ current, crumbs, children }: AccountFrameProps) {
  const t = getTexts('account');
  const entry = (name: AccountFrameProps['current'], icon: IconName) => (
    <a href={route(name)} aria-current={name === current ? 'page' : undefined}>
      <Icon name={icon} />
      {t(`nav.${name}`)}
    </a>
  );
  return (
    <div className="page-width pb-12">
      <Breadcrumbs crumbs={crumbs} />
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <StaticHtml partId="profile-nav" as="nav" aria-label={t('account')} className="profile-nav">
          {entry('account', 'home')}
          {getProfileMenu().map(({ title, sections }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {sections.map(([name, icon]) => (
                  <li key={name}>{entry(name, icon)}</li>
                ))}
              </ul>
            </section>
          ))}
        </StaticHtml>
        {/* As tall as the screen, so that the footer does not move while content loads. */}
        <div className="min-w-0 min-h-[calc(100dvh-14rem)]">
          <h1 className="mb-5">{crumbs.at(-1)?.name}</h1>
          <p className="needs-script note note-danger">{t('needsScript')}</p>
          {children}
        </div>
      </div>
    </div>
  );
}

/**
 * The start page of the account. The server sends the links to every visitor; the customer's name, last order and open tasks
 * are loaded in the browser. Beside the menu of a wide screen only the links stay that say how much there is of something.
 */
export function AccountHub() {
  const t = getTexts('account');
  const groups = getProfileMenu().map(({ title, sections }) => ({
    title,
    links: sections.map(([name, icon]) => {
      const words = { title: t(`nav.${name}`), about: t(`about.${name}`) };
      return { name, icon, href: route(name), ...words };
    }),
  }));
  return (
    <AccountFrame current="account" crumbs={[{ name: t('account') }]}>
      <HubScreen label={t('nav.account')} groups={groups} />
    </AccountFrame>
  );
}
