/**
 * Code that runs before the first paint: sends another host to the canonical one, keeping path and query
 * (spec 2.4), and applies the stored theme so that nothing flashes. Its text depends on the deployment
 * only, so its hash can stand in every policy.
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
