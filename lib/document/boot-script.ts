/**
 * Code that runs before the first paint. It redirects from another host to the canonical one with the same path and
 * query (spec 2.4), and it applies the stored theme, so that the page does not flash. Its text depends only on the
 * deployment, so every policy can contain its hash.
 */
export function bootScript(siteUrl: string): string {
  const { host, origin } = new URL(siteUrl);
  return [
    `if(location.host!==${JSON.stringify(host)})`,
    `location.replace(${JSON.stringify(origin)}+location.pathname+location.search+location.hash);`,
    "try{var t=JSON.parse(localStorage.getItem('interface')).state.theme;",
    "if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}",
  ].join('');
}
