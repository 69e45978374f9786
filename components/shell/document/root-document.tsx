import whole from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { MEDIA_BASE_ATTRIBUTE } from '@/lib/api/client/media-url';
import { mediaBase, serverEnv } from '@/lib/env';
import { WITHOUT_ATTRIBUTE } from '@/lib/features/features';
import { getDisabledFeatures } from '@/lib/features/has-feature';
import { LOCALE } from '@/lib/i18n/settings';
import { BootCode } from './boot-code';
import subset from './fonts/instrument-sans-es.woff2';

/** Address of the letters of a shop in Spanish: what every first view loads (fonts/README.md). */
export const FIRST_FONT = subset;

const FIRST_RANGE =
  'U+20-7E,U+A0-A1,U+A9-AB,U+AE,U+B0,U+B7,U+BA-BB,U+BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,U+E1,U+E9,U+ED,U+F1,U+F3,U+F7,U+FA,U+FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2212';

/** Letters of the whole font. Browsers load it when a text contains one of them that the first font lacks. */
const WHOLE_RANGE =
  'U+A2-FF,U+102,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+300-308,U+201A-203A,U+2191,U+2193';

const fontFace = (address: string, range: string) =>
  `@font-face{font-family:Instrument Sans;font-weight:400 700;font-display:swap;src:url(${address})format("woff2");unicode-range:${range}}`;

/**
 * The fonts that `--font-sans` names, for the head of every document. They are in no style sheet: when one arrives with fonts,
 * even the same ones, after the first paint, a browser lays out every text again. The last one is Arial with the measures of
 * Instrument Sans, so that texts stay where they are when the font arrives.
 */
export const FONT_FACES = [
  // Of two that have a letter, the later one counts.
  fontFace(whole, WHOLE_RANGE),
  fontFace(subset, FIRST_RANGE),
  '@font-face{font-family:Instrument Sans Fallback;src:local(Arial);ascent-override:93.97%;descent-override:24.22%;line-gap-override:0%;size-adjust:103.22%}',
].join('');

/** The page background of both themes, for the browser's toolbars. `followDisplayChoices` shows one of them when the visitor has chosen. */
const THEME_COLORS = { light: '#fbf9f5', dark: '#151316' };

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
        <style>{FONT_FACES}</style>
        <BootCode />
      </head>
      <body>{children}</body>
    </html>
  );
}
