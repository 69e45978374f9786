import type { ReactNode } from 'react';
import { StaticHtml } from '@/components/ui/static-html';

interface DetailSectionProps {
  id: string;
  title: string;
  /** The content is not interactive, so it is rendered as `StaticHtml`. */
  isStatic?: boolean;
  children: ReactNode;
}

/** A section of the product page. On wide screens the heading stands beside the content. */
export function DetailSection({ id, title, isStatic = false, children }: DetailSectionProps) {
  const attributes = { id, 'aria-labelledby': `${id}-titulo`, className: 'detail-section' };
  const content = (
    <>
      <h2 id={`${id}-titulo`}>{title}</h2>
      <div className="min-w-0">{children}</div>
    </>
  );
  return isStatic ? (
    <StaticHtml written={id} as="section" {...attributes}>
      {content}
    </StaticHtml>
  ) : (
    <section {...attributes}>{content}</section>
  );
}
