import type { Metadata } from 'next';
import { ProfileScreen } from '@/components/account/profile-screen';
import { PROFILE_SCREENS, type ProfileRoute } from '@/components/account/profile-screens';
import { NotFoundScreen, notFoundMetadata } from '@/components/shell/document/not-found-screen';
import { serverEnv } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { getTexts } from '@/lib/i18n/server';
import { documentPath } from '@/lib/routing/document-rewrites';
import { parentRedirects } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ screen: string[] }> };

const parent = Object.keys(parentRedirects).find((path) =>
  documentPath('profile.orders').startsWith(path),
);
const toSegments = (name: ProfileRoute) => documentPath(name).slice(`${parent}/`.length).split('/');
const names = Object.keys(PROFILE_SCREENS) as ProfileRoute[];

/** One document per screen, the same for every id. */
export const dynamicParams = false;

export function generateStaticParams() {
  return names.map((name) => ({ screen: toSegments(name) }));
}

async function resolveScreen({ params }: Props): Promise<ProfileRoute> {
  const path = (await params).screen.join('/');
  // `dynamicParams` is false, so no other value gets here.
  return names.find((name) => toSegments(name).join('/') === path) ?? 'profile.orders';
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const name = await resolveScreen(props);
  if (!hasRoute(name)) return notFoundMetadata();
  const t = getTexts('account');
  return pageMetadata({
    title: t(`title.${name}`),
    description: t('description', { name: serverEnv().SITE_NAME }),
    path: documentPath(name),
    noIndex: true,
  });
}

export default async function Profile(props: Props) {
  const name = await resolveScreen(props);
  return hasRoute(name) ? <ProfileScreen name={name} /> : <NotFoundScreen />;
}
