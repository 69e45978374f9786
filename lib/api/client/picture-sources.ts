// `next.config.ts` imports this file and knows no alias.
import { type Env, mediaSources } from '../../env.ts';

interface PicturePattern {
  protocol: 'http' | 'https';
  hostname: string;
  port: string;
  pathname: string;
  search: '';
}

/** Unless MEDIA_BASE or MEDIA_ORIGINS name a path of the backend, the image route may ask it for everything but its interface. */
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

const asPattern = (path: string): string => path.replaceAll(/[^\w/.~-]/g, String.raw`\$&`);

/** Escapes of what needs none, or of what leads to another folder: letters, digits and `-._~`, slashes. */
const NEEDLESS_ESCAPE = '2[D-Fd-f]|3\\d|[46][1-9A-Fa-f]|5[\\dACFacf]|7[\\dAEae]';

/** The one form of a picture's address: otherwise one picture would have endlessly many (`#1`, `%61` for `a`), each kept anew, some outside their folder. */
export const PICTURE_ADDRESS = String.raw`(?:https?://[\w.:[\]-]+)?(?:/(?!\.{1,2}(?:/|$))(?:[\w!$&'()*+,;=:@~.|^[\]-]|%(?!${NEEDLESS_ESCAPE})[\dA-Fa-f]{2})+)+`;
