import { codeHash } from '@/lib/csp/policy';
import { LOCALE } from '@/lib/i18n/settings';

const RESET =
  'html{background:transparent}body{display:block;min-width:0;min-height:0;margin:0;background:none}';

/** Its policy gives it an origin of its own however it is opened, and lets it load style sheets and fonts of this site, and nothing else. */
export function cardFrameResponse(script: string): Response {
  // The element ends with the first such text.
  const code = script.replaceAll('</script', '<\\/script');
  const policy = [
    "default-src 'none'",
    `script-src ${codeHash(code)}`,
    `style-src 'self' ${codeHash(RESET)}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
  const html = `<!doctype html><html lang="${LOCALE}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><style>${RESET}</style></head><body><script>${code}</script></body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      // A page and its frame belong to one build.
      'cache-control': 'no-cache',
    },
  });
}
