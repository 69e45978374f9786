/** Whether the browser asks, on its visitor's behalf, not to be tracked: Global Privacy Control or Do Not Track. */
export function refusesTracking(browser: Pick<Navigator, 'doNotTrack'>): boolean {
  const hasControl = 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true;
  return hasControl || browser.doNotTrack === '1';
}
