let isForward = false;

/** Remembers how the visitor came to the screen that is shown next: by a link, or back and forth in the history. */
export function noteStep(byLink: boolean): void {
  isForward = byLink;
}

/** Whether the last step was one by a link within the shop. False while the first document lives. */
export const cameByLink = (): boolean => isForward;
