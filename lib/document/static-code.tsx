'use client';

interface StaticCodeProps {
  element?: 'script' | 'style';
  /** Marks it as a static part: see StaticHtml. */
  written: string;
  type?: 'application/ld+json';
  children?: string;
}

/** An inline script or style of the markup. The payload leaves its text out, and the browser keeps the server's text. */
export function StaticCode({ element: Element = 'script', type, children = '' }: StaticCodeProps) {
  return (
    <Element type={type} suppressHydrationWarning>
      {children}
    </Element>
  );
}
