import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

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
