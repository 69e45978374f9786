import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { MEDIA_BASE_ATTRIBUTE } from '@/lib/api/media-base-attribute';
import { bootScript } from '@/lib/document/boot-script';
import { StaticScript } from '@/lib/document/static-script';
import { mediaBase, serverEnv } from '@/lib/env';
import { WITHOUT_ATTRIBUTE } from '@/lib/features/features';
import { getDisabledFeatures } from '@/lib/features/has-feature';
import { LOCALE } from '@/lib/i18n/settings';

const instrument = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** The page background of both themes, for the browser's toolbars. */
const THEME_COLORS = { light: '#fbf9f5', dark: '#151316' };

/** The `<html>`, `<head>` and `<body>` of every document. Each kind of chrome has its own root layout. */
export function RootDocument({ children }: { children: ReactNode }) {
  const without = getDisabledFeatures().join(' ');
  return (
    // The boot script sets the theme on this element before React hydrates it.
    <html
      lang={LOCALE}
      className={instrument.variable}
      {...(without && { [WITHOUT_ATTRIBUTE]: without })}
      suppressHydrationWarning
      {...{ [MEDIA_BASE_ATTRIBUTE]: mediaBase(serverEnv()) }}
    >
      <head>
        {Object.entries(THEME_COLORS).map(([scheme, colour]) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={colour}
          />
        ))}
        <StaticScript written="chrome-boot">{bootScript(serverEnv().SITE_URL)}</StaticScript>
      </head>
      <body>{children}</body>
    </html>
  );
}
