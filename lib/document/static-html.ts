/** Name of the property that marks a static part: the browser keeps the server's markup for it. */
export const STATIC_HTML = 'written';

/** Whether a static part belongs to the header or footer, which stay in place during a soft navigation. */
export const isChromePart = (name: string): boolean => name.startsWith('chrome-');
