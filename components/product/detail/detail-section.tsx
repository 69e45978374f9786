import type { ReactNode } from 'react';

interface DetailSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the product's page: its heading beside the content where there is room. */
export function DetailSection({ id, title, children }: DetailSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="detail-section">
      <h2 id={`${id}-titulo`}>{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
