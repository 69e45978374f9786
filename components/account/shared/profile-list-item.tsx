import type { ReactNode } from 'react';
import './profile-lists.css';

interface ProfileListItemProps {
  title: ReactNode;
  /** Short labels beside the title, such as `Predeterminada`. */
  badges?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** An item of a profile list (an address, a card, a device …) with its actions. */
export function ProfileListItem({ title, badges, actions, children }: ProfileListItemProps) {
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
