import { expect, test } from 'vitest';
import { toAgent, toSurface } from '@/lib/agents/count-reads';

const AS = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${AS} Chrome/140.0.0.0 Safari/537.36`, 'browser'],
  [`${AS}; compatible; GPTBot/1.2; +https://openai.com/gptbot)`, 'GPTBot'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot'],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'Bingbot'],
  [`${AS} (compatible; Storebot-Google/1.0) Chrome/140 Safari/537.36`, 'Storebot-Google'],
  ['Mozilla/5.0 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)', 'Claude-User'],
  ['Mozilla/5.0 (compatible; SomeCrawler; laura@clientes.example)', 'other bot'],
  ['curl/8.5.0', 'other bot'],
  ['', 'other bot'],
  [undefined, 'other bot'],
])('%s is %s', (userAgent, agent) => expect(toAgent(userAgent)).toBe(agent));

test.each([
  ['/', {}, 'document'],
  ['/productos/x?utm=1', {}, 'document'],
  ['/buscar?q=ssd', { accept: 'text/html' }, 'document'],
  ['/productos/x', { accept: 'text/markdown' }, 'twin'],
  ['/productos/x.md', {}, 'twin'],
  ['/feeds/google.xml', {}, 'feed'],
  ['/feeds/google-2.xml', {}, 'feed'],
  ['/sitemap.xml', {}, 'sitemap'],
  ['/sitemaps/productos-1.xml', {}, 'sitemap'],
  ['/agents.md', {}, 'self-description'],
  ['/robots.txt', {}, 'self-description'],
  ['/productos/x?_rsc=1', { rsc: '1' }, null],
  ['/api/session', {}, null],
  ['/_next/static/a.js', {}, null],
  ['/icon.svg', {}, null],
  ['/feeds/meta.csv', {}, 'feed'],
])('%s with %j is %s', (url, headers, surface) =>
  expect(toSurface({ url, headers })).toBe(surface),
);
