let wasLinkNavigation = false;

/** Records how the visitor reaches the next screen: by a link, or by back and forward. */
export function recordNavigation(byLink: boolean): void {
  wasLinkNavigation = byLink;
}

/** Whether the last navigation was a click on a link of the shop. False before the first soft navigation. */
export const isLinkNavigation = (): boolean => wasLinkNavigation;
