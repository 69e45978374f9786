/** The property that marks a part of a document that the browser keeps as the server wrote it. */
export const WRITTEN = 'written';

/** Parts of the chrome, which every document of the shop has and a soft navigation leaves where they are. */
export const isChrome = (name: string): boolean => name.startsWith('chrome-');
