import type { ReactNode } from 'react';
import { linkRel } from '@/lib/routing/search-request';
import { Icon } from './icon';

interface SectionHeadingProps {
  id?: string;
  title: ReactNode;
  text?: string;
  link?: { href: string; label: string };
  /** What stands beside the title, such as a button or the time that is left. */
  children?: ReactNode;
}

export function SectionHeading({ id, title, text, link, children }: SectionHeadingProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {children}
      {link && (
        <a href={link.href} rel={linkRel(link.href)}>
          {link.label}
          <Icon name="chevron-right" />
        </a>
      )}
      {text && <p>{text}</p>}
    </div>
  );
}
