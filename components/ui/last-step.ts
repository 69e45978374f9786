let isForward = false;

/** Records how the visitor reaches the next screen: by a link, or by back and forward. */
export function noteStep(byLink: boolean): void {
  isForward = byLink;
}

/** Whether the last navigation was a click on a link of the shop. False before the first soft navigation. */
export const cameByLink = (): boolean => isForward;
