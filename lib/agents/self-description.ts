import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import type { Env } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { hasFeature } from '@/lib/features/has-feature';
import { faqContent, pageContents } from '@/lib/i18n/page-contents';
import { getTexts } from '@/lib/i18n/server';
import { machinePaths, type RouteName, route } from '@/lib/routing/routes';
import { aboutRoutes } from '@/lib/routing/static-routes';
import { joinParts, markdownLink, markdownList } from './markdown';
import { twinOfPage } from './twin-address';

export function selfDescription(env: Env): string {
  const { SITE_URL, SITE_NAME, CONTACT_EMAIL, CONTACT_PHONE, AGENT_POLICY } = env;
  const t = getTexts('agents');
  const toUrl = (path: string) => new URL(path, SITE_URL).href;
  const withTwins = hasFeature('twins');
  const toPage = (path: string) => toUrl(withTwins ? twinOfPage(path) : path);
  const toFeeds = (...files: string[]) =>
    files.map((file) => toUrl(route('feed', { file }))).join(', ');
  const page = (name: RouteName, text: string) =>
    hasRoute(name) && markdownLink(text, toPage(route(name)));
  return joinParts([
    `# ${SITE_NAME}`,
    `> ${getTexts('home')('heading')}. ${t('intro')}`,
    markdownList(t('catalogue'), [
      page('home', t('home')),
      page('search_categories', t('categories')),
      page('marcas', t('brands')),
      `${t('search')}: ${toUrl(route('search'))}?${SEARCH_PARAMS.text}={${t('terms')}}`,
      `${t('sitemap')}: ${toUrl(route('sitemap'))}`,
      hasRoute('feed') && `${t('feeds')}: ${toFeeds('google.xml', 'meta.csv')}`,
      hasRoute('feed') && `${t('feedParts')}: ${toFeeds('google-1.xml', 'meta-1.csv')}`,
    ]),
    markdownList(t('policies'), [
      page('support.faq', faqContent.title),
      page('support.stores', t('stores')),
      page('support.payments', pageContents['support.payments'].title),
      page('support.invoicing', pageContents['support.invoicing'].title),
      ...aboutRoutes.map((name) => page(name, pageContents[name].title)),
    ]),
    markdownList(t('reading'), [
      withTwins && t('twins'),
      t('prices'),
      t('quoted'),
      t('full', { url: toUrl(machinePaths.llmsFull) }),
    ]),
    markdownList(t('rules'), [t('policy', { policy: AGENT_POLICY }), t('noOrders'), t('limits')]),
    markdownList(t('contact'), [CONTACT_EMAIL, CONTACT_PHONE && `+52 ${CONTACT_PHONE}`]),
  ]);
}
