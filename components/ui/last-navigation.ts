let wasLinkNavigation = false;

/** Records how the visitor reaches the next screen: by a link, or by back and forward. */
export function recordNavigation(byLink: boolean): void {
  wasLinkNavigation = byLink;
}

/** Whether the last navigation was a click on a link of the shop. False before the first soft navigation. */
export const isLinkNavigation = (): boolean => wasLinkNavigation;

/** The next page takes the history entry of an open dialog, so that Back leads to the page below the dialog. */
export function takeEntry(): 'push' | 'replace' {
  if (!history.state?.overlays) return 'push';
  history.replaceState({ ...history.state, overlays: 0 }, '');
  return 'replace';
}
