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

/** A link between screens of access; the way back is added when it is about to be used, since the document is everybody's. */
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
