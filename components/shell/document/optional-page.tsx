import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { hasRoute } from '@/lib/features/feature-routes';
import type { RouteName } from '@/lib/routing/routes';
import { NotFoundScreen, notFoundMetadata } from './not-found-screen';

/** Wraps the page of a route whose feature can be switched off. Then its address is an unknown one. */
export const optionalPage =
  <Props,>(name: RouteName, page: (props: Props) => ReactNode | Promise<ReactNode>) =>
  (props: Props): ReactNode | Promise<ReactNode> =>
    hasRoute(name) ? page(props) : <NotFoundScreen />;

/** Wraps `generateMetadata` of such a page. */
export const optionalMetadata =
  <Props,>(name: RouteName, head: (props: Props) => Metadata | Promise<Metadata>) =>
  async (props: Props): Promise<Metadata> =>
    hasRoute(name) ? head(props) : notFoundMetadata();
