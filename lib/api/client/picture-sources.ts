// `next.config.ts` imports this file and knows no alias.
import { type Env, mediaSources } from '../../env.ts';

/** An entry of `images.remotePatterns`. */
interface PicturePattern {
  protocol: 'http' | 'https';
  hostname: string;
  port: string;
  pathname: string;
  search: '';
}

/**
 * Where the image route may get pictures: below MEDIA_BASE and MEDIA_ORIGINS. Unless these name a path of the backend, it may ask
 * the backend for everything but its interface.
 */
export function getPicturePatterns(env: Env): PicturePattern[] {
  const named = mediaSources(env);
  const backend = `${env.API_URL}/`;
  const usual = named.some((source) => source.startsWith(backend)) ? [] : [backend];
  const sources = new Set([...named, ...usual, ...(env.MEDIA_BASE ? [env.MEDIA_BASE] : [])]);
  return [...sources].map((source) => {
    const { protocol, hostname, port, pathname } = new URL(source);
    return {
      protocol: protocol === 'https:' ? 'https' : 'http',
      hostname,
      port,
      pathname: source === backend ? '!/api/**' : `${asPattern(pathname)}**`,
      search: '',
    };
  });
}

/** The pattern that matches a path and nothing else. */
const asPattern = (path: string): string => path.replaceAll(/[^\w/.~-]/g, String.raw`\$&`);

/** Escapes of what needs none, or of what leads to another folder: letters, digits and `-._~`, slashes. */
const NEEDLESS_ESCAPE = '2[D-Fd-f]|3\\d|[46][1-9A-Fa-f]|5[\\dACFacf]|7[\\dAEae]';

/**
 * A picture's address in the one form in which the shop writes it. Otherwise one picture would have endlessly many (`#1`, `name@`,
 * `/./`, `%61` for `a`), each made and kept anew, and some would lead out of their folder (`..%2f`).
 */
export const PICTURE_ADDRESS = String.raw`(?:https?://[\w.:[\]-]+)?(?:/(?!\.{1,2}(?:/|$))(?:[\w!$&'()*+,;=:@~.|^[\]-]|%(?!${NEEDLESS_ESCAPE})[\dA-Fa-f]{2})+)+`;
