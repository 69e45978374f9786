import type { RouteName } from './routes';

export const supportRoutes = [
  'support.stores',
  'support.contact',
  'support.payments',
  'support.invoicing',
  'support.faq',
] as const satisfies readonly RouteName[];

export const aboutRoutes = [
  'about.privacy',
  'about.terms',
  'about.legal',
  'about.returns',
  'about.warranties',
] as const satisfies readonly RouteName[];

/** The support and about pages, which share one frame. */
export type StaticRoute = (typeof supportRoutes)[number] | (typeof aboutRoutes)[number];

const all: readonly string[] = [...supportRoutes, ...aboutRoutes];

/** The pages to which a text of these pages may lead: themselves and the PC builder. */
export const isLinkedRoute = (name: string): name is StaticRoute | 'assembly-new' =>
  all.includes(name) || name === 'assembly-new';

export const isAboutRoute = (name: StaticRoute): boolean => name.startsWith('about.');

export const getSiblingRoutes = (name: StaticRoute): readonly StaticRoute[] =>
  isAboutRoute(name) ? aboutRoutes : supportRoutes;
