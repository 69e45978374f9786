'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { onwards } from '@/components/shared/return-address';
import { type RouteName, route } from '@/lib/routing/routes';

interface ReturnLinkProps {
  to: RouteName;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * A link to a sign-in screen. The return address is added when the link is about to be used, because the document is
 * the same for every visitor.
 */
export function ReturnLink({ to, children, ...attributes }: ReturnLinkProps) {
  const keepWay = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = onwards(to);
  };
  return (
    <a {...attributes} href={route(to)} rel="nofollow" onPointerDown={keepWay} onFocus={keepWay}>
      {children}
    </a>
  );
}
