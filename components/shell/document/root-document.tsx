import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { LIST_VIEW_SCRIPT } from '@/components/browse/search/list-view-script';
import { MEDIA_BASE_ATTRIBUTE } from '@/lib/api/media-base-attribute';
import { bootScript } from '@/lib/document/boot-script';
import { StaticScript } from '@/lib/document/static-script';
import { mediaBase, serverEnv } from '@/lib/env';
import { WITHOUT_ATTRIBUTE } from '@/lib/features/features';
import { getDisabledFeatures } from '@/lib/features/has-feature';
import { LOCALE } from '@/lib/i18n/settings';

/** The letters of a shop in Spanish: what every first view loads (fonts/README.md). */
const instrument = localFont({
  src: './fonts/instrument-sans-es.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E,U+A0-A1,U+A9-AB,U+AE,U+B0,U+B7,U+BA-BB,U+BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,U+E1,U+E9,U+ED,U+F1,U+F3,U+F7,U+FA,U+FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2212',
    },
  ],
});

/** The other letters of the font. Browsers load them when a text contains one. */
const instrumentRest = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A2-A8,U+AF,U+B4,U+B6,U+B8,U+C0,U+C2-C8,U+CA-CC,U+CE-D0,U+D2,U+D4-D6,U+D8-D9,U+DB,U+DD-E0,U+E2-E8,U+EA-EC,U+EE-F0,U+F2,U+F4-F6,U+F8-F9,U+FB,U+FD-FF,U+102,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+300-308,U+201A,U+201E,U+2039-203A,U+2191,U+2193',
    },
  ],
});

/** The page background of both themes, for the browser's toolbars. */
const THEME_COLORS = { light: '#fbf9f5', dark: '#151316' };

/** The `<html>`, `<head>` and `<body>` of every document. Each kind of chrome has its own root layout. */
export function RootDocument({ children }: { children: ReactNode }) {
  const without = getDisabledFeatures().join(' ');
  return (
    // The boot script sets the theme and the view of lists on this element before React hydrates it.
    <html
      lang={LOCALE}
      className={`${instrument.variable} ${instrumentRest.variable}`}
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
        <StaticScript written="chrome-boot">
          {bootScript(serverEnv().SITE_URL) + LIST_VIEW_SCRIPT}
        </StaticScript>
      </head>
      <body>{children}</body>
    </html>
  );
}
