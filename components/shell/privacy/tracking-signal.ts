/** Whether the browser sends a signal against tracking: Global Privacy Control or Do Not Track. */
export function refusesTracking(browser: Pick<Navigator, 'doNotTrack'>): boolean {
  const hasControl = 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true;
  return hasControl || browser.doNotTrack === '1';
}
