import type { ReactNode } from 'react';
import './owned.css';

interface OwnedItemProps {
  title: ReactNode;
  /** Short words beside the title: `Predeterminada`. */
  badges?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** One of the things that a customer keeps: what it is, and what can be done with it. */
export function OwnedItem({ title, badges, actions, children }: OwnedItemProps) {
  return (
    <li className="owned-item">
      <div className="owned-about">
        <h2>
          {title} {badges}
        </h2>
        {children}
      </div>
      <div className="owned-actions">{actions}</div>
    </li>
  );
}
