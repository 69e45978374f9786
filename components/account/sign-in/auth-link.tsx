'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { authHref } from '@/components/shared/return-to';
import { type RouteName, route } from '@/lib/routing/routes';

interface AuthLinkProps {
  to: RouteName;
  className: string;
  children: ReactNode;
}

/** The return address is added when the link is about to be used, because the document is the same for every visitor. */
export function AuthLink({ to, children, ...attributes }: AuthLinkProps) {
  const addReturnTo = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = authHref(to);
  };
  return (
    <a
      {...attributes}
      href={route(to)}
      rel="nofollow"
      onPointerDown={addReturnTo}
      onFocus={addReturnTo}
    >
      {children}
    </a>
  );
}
