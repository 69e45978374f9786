import { LIST_VIEW_KEY } from '../domain/search/list-view.ts';
import { FOLLOW_CONNECTION } from './connection-script.ts';
import { LOAD_DEFERRED_ASSETS } from './deferred-assets.ts';

/**
 * Code that runs before the first paint. It redirects from another host to the canonical one with the same path and
 * query (spec 2.4), marks a device that viewed products or began a build before, so that their room on the home page is
 * there from the start, shows lists in rows to who chose that, as `followListView` does later, applies the stored theme, so
 * that the page does not flash, tells of a lost connection, and loads later what the first paint does not need. Its text depends only on the deployment,
 * so every policy can contain its hash.
 */
export function bootScript(siteUrl: string): string {
  const { host, origin } = new URL(siteUrl);
  return [
    `if(location.host!==${JSON.stringify(host)})`,
    `location.replace(${JSON.stringify(origin)}+location.pathname+location.search+location.hash);`,
    'try{var s=localStorage,d=document.documentElement.dataset;',
    'if(/"at":|"part":\\{/.test(s.seen+s.assembly))d.returning="";',
    `if(/"rows"/.test(s[${JSON.stringify(LIST_VIEW_KEY)}]))d.rows="";`,
    'var t=JSON.parse(s.interface).state.theme;',
    'if(/^(dark|light)$/.test(t))d.theme=t}catch(e){}',
    FOLLOW_CONNECTION,
    LOAD_DEFERRED_ASSETS,
  ].join('');
}
