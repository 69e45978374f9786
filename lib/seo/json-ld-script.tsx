'use client';

interface JsonLdScriptProps {
  /** Marks it as a static part: see StaticHtml. */
  written: string;
  children?: string;
}

/** The script element with structured data. Without children the browser keeps the server's markup. */
export function JsonLdScript({ children = '' }: JsonLdScriptProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: children }}
    />
  );
}
