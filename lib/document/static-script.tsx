'use client';

interface StaticScriptProps {
  /** Marks it as a static part: see StaticHtml. */
  written: string;
  type?: 'application/ld+json';
  children?: string;
}

/** An inline script of the markup. The payload leaves its text out, and the browser keeps the server's text. */
export function StaticScript({ type, children = '' }: StaticScriptProps) {
  return (
    <script type={type} suppressHydrationWarning>
      {children}
    </script>
  );
}
