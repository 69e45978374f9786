import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

/** What a list shows when it has nothing: why, and ways on (`children`). */
export function EmptyState({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-3 px-4 py-12 text-center">
      <Icon name={icon} className="size-10 text-ink-soft" />
      <p className="text-xl font-semibold">{title}</p>
      {text && <p className="text-ink-soft">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
