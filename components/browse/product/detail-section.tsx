import type { ReactNode } from 'react';
import { Written } from '@/components/ui/written';

interface DetailSectionProps {
  id: string;
  title: string;
  /** The content is not interactive, so it is rendered as `StaticHtml`. */
  isWritten?: boolean;
  children: ReactNode;
}

/** A section of the product page. On wide screens the heading stands beside the content. */
export function DetailSection({ id, title, isWritten = false, children }: DetailSectionProps) {
  const attributes = { id, 'aria-labelledby': `${id}-titulo`, className: 'detail-section' };
  const content = (
    <>
      <h2 id={`${id}-titulo`}>{title}</h2>
      <div className="min-w-0">{children}</div>
    </>
  );
  return isWritten ? (
    <Written written={id} as="section" {...attributes}>
      {content}
    </Written>
  ) : (
    <section {...attributes}>{content}</section>
  );
}
