import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

/** Shown instead of an empty list: the reason, and links to go on (`children`). */
export function EmptyState({
  icon,
  title,
  text,
  heading: Heading = 'p',
  children,
}: {
  icon: IconName;
  title: string;
  text?: string;
  /** Heading level, if the title is a heading of the page. */
  heading?: 'h2' | 'h3' | 'p';
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-3 px-4 py-12 text-center">
      <Icon name={icon} className="size-10 text-ink-soft" />
      <Heading className="text-xl font-semibold">{title}</Heading>
      {text && <p className="whitespace-pre-line text-ink-soft">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
