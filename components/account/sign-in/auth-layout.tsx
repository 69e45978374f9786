import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ClientScreen } from '@/components/shared/client-screen';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { type RouteName, route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import '@/components/forms/form-styles';
import './auth.css';

/** Keys of the titles and descriptions of the sign-in and account screens, which search engines must not index. */
const HEADS = {
  login: 'login',
  register: 'register',
  'password.request': 'password',
  'password.reset': 'password',
  'email.verify': 'verify',
  'two-step': 'twoStep',
  'human-check': 'human',
  robot: 'robot',
  account: 'account',
} as const satisfies Partial<Record<RouteName, string>>;

export function authMetadata(name: keyof typeof HEADS): Metadata {
  const t = getTexts('auth');
  const head = HEADS[name];
  return pageMetadata({
    title: t(`${head}.title`),
    description: t(`${head}.description`, { name: serverEnv().SITE_NAME }),
    path: route(name),
    noIndex: true,
  });
}

interface AuthLayoutProps {
  title: string;
  intro?: string;
  aside?: ReactNode;
  children: ReactNode;
}

export const AuthLayout = ({ title, intro, aside, children }: AuthLayoutProps) => (
  <div className={`page-width access ${aside ? 'access-beside' : ''}`}>
    <div>
      <h1>{title}</h1>
      {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
      <p className="needs-script note note-danger">{getTexts('auth')('needsScript')}</p>
      {/* Reserves the height of the form, so that the footer does not jump when the form appears. */}
      <div className="min-h-96 mt-6">{children}</div>
    </div>
    {aside}
  </div>
);

interface ClientAuthPageProps {
  screen: 'password' | 'verify' | 'human';
  children: ReactNode;
}

/** The document of a sign-in screen that depends on the URL or the device, which only the browser knows. */
export const ClientAuthPage = ({ screen, children }: ClientAuthPageProps) => (
  <AuthLayout title={getTexts('auth')(`${screen}.title`)}>
    <ClientScreen
      texts={['auth']}
      skeleton={<ScreenSkeleton label={getTexts('account')('loading')} className="h-56" />}
    >
      {children}
    </ClientScreen>
  </AuthLayout>
);
