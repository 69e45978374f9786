import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { MEDIA_BASE_ATTRIBUTE } from '@/lib/api/media-base-attribute';
import { bootScript } from '@/lib/document/boot-script';
import { StaticCode } from '@/lib/document/static-code';
import { mediaBase, serverEnv } from '@/lib/env';
import { WITHOUT_ATTRIBUTE } from '@/lib/features/features';
import { getDisabledFeatures } from '@/lib/features/has-feature';
import { LOCALE } from '@/lib/i18n/settings';
import { FIRST_FONT, FONT_FACES } from './font-faces';

/** The page background of both themes, for the browser's toolbars. */
const THEME_COLORS = { light: '#fbf9f5', dark: '#151316' };

/** The `<html>`, `<head>` and `<body>` of every document. Each kind of chrome has its own root layout. */
export function RootDocument({ children }: { children: ReactNode }) {
  preload(FIRST_FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const without = getDisabledFeatures().join(' ');
  return (
    // The boot script sets the theme and the view of lists on this element before React hydrates it.
    <html
      lang={LOCALE}
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
        <StaticCode element="style" written="fonts">
          {FONT_FACES}
        </StaticCode>
        <StaticCode written="chrome-boot">{bootScript(serverEnv().SITE_URL)}</StaticCode>
      </head>
      <body>{children}</body>
    </html>
  );
}
