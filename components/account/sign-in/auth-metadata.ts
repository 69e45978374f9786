import type { Metadata } from 'next';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { type RouteName, route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

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
    title: head === 'password' ? t('password.requestTitle') : t(`${head}.title`),
    description: t(`${head}.description`, { name: serverEnv().SITE_NAME }),
    path: route(name),
    noIndex: true,
  });
}
