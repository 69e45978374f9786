import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Icon, type IconName } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { serverEnv } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { getTexts } from '@/lib/i18n/server';
import { documentPath } from '@/lib/routing/document-rewrites';
import { type RouteName, route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import '@/components/forms/form-styles';
import { HubScreen } from './hub/hub-screen';
import './shared/profile-lists.css';

export type ProfileRoute = Extract<RouteName, `profile.${string}`>;

/** The section of every screen that does not stand in the navigation itself. */
const SECTION_OF_ROUTE = {
  'profile.order': 'profile.orders',
  'profile.order.chat': 'profile.orders',
  'profile.order.warranty': 'profile.orders',
  'profile.order.warranty-products': 'profile.orders',
  'profile.address.new': 'profile.addresses',
  'profile.address.edit': 'profile.addresses',
} as const satisfies Partial<Record<ProfileRoute, ProfileRoute>>;

type ProfileSection = Exclude<ProfileRoute, keyof typeof SECTION_OF_ROUTE>;

const sectionOf = (name: ProfileRoute): ProfileSection =>
  name in SECTION_OF_ROUTE
    ? SECTION_OF_ROUTE[name as keyof typeof SECTION_OF_ROUTE]
    : (name as ProfileSection);

interface ProfileGroup {
  group: 'shopping' | 'account';
  /** The builder has a screen of its own, which begins with the customer's builds. */
  sections: readonly { name: ProfileSection | 'assembly-new'; icon: IconName }[];
}

const GROUPS: readonly ProfileGroup[] = [
  {
    group: 'shopping',
    sections: [
      { name: 'profile.orders', icon: 'box' },
      { name: 'profile.warranties', icon: 'shield' },
      { name: 'profile.wallet', icon: 'wallet' },
      { name: 'profile.wishlists', icon: 'heart' },
      { name: 'assembly-new', icon: 'device' },
    ],
  },
  {
    group: 'account',
    sections: [
      { name: 'profile.information', icon: 'user' },
      { name: 'profile.addresses', icon: 'pin' },
      { name: 'profile.invoicing', icon: 'file' },
      { name: 'profile.cards', icon: 'card' },
      { name: 'profile.devices', icon: 'device' },
      { name: 'profile.notifications', icon: 'bell' },
    ],
  },
];

/** The navigation of the profile: two groups of the sections that the shop has, in their order. */
const getProfileGroups = (): ProfileGroup[] =>
  GROUPS.map(({ group, sections }) => ({
    group,
    sections: sections.filter(({ name }) => hasRoute(name)),
  }));

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
  return (
    <div className="page-width pb-12">
      <Breadcrumbs crumbs={crumbs} />
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <ProfileNav current={current} />
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

function ProfileNav({ current }: Pick<AccountFrameProps, 'current'>) {
  const t = getTexts('account');
  const entry = (name: AccountFrameProps['current'] | 'assembly-new', icon: IconName) => (
    <a href={route(name)} aria-current={name === current ? 'page' : undefined}>
      <Icon name={icon} />
      {t(`nav.${name}`)}
    </a>
  );
  return (
    <StaticHtml partId="profile-nav" as="nav" aria-label={t('account')} className="profile-nav">
      {entry('account', 'home')}
      {getProfileGroups().map(({ group, sections }) => (
        <section key={group}>
          <h2>{t(`group.${group}`)}</h2>
          <ul>
            {sections.map(({ name, icon }) => (
              <li key={name}>{entry(name, icon)}</li>
            ))}
          </ul>
        </section>
      ))}
    </StaticHtml>
  );
}

/**
 * The start page of the account. The server sends the links to every visitor; the customer's name, last order and open tasks
 * are loaded in the browser. Beside the menu of a wide screen only the links stay that say how much there is of something.
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
    <AccountFrame current="account" crumbs={[{ name: t('account') }]}>
      <HubScreen label={t('nav.account')} groups={groups} />
    </AccountFrame>
  );
}
