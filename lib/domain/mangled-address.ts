import { withoutInvisibleSigns } from './typed-text';

/** Signs of a sentence, a bracket or bold text, which chats and mails take for the end of the address before them. */
const AFTER_ADDRESS = ' .,;:!?)]}>\'"*~…»”’';

/** A piece of an address without what texts put around it: spaces, invisible signs, the signs of the sentence that it stood in. */
export function withoutForeignSigns(text: string): string {
  const visible = withoutInvisibleSigns(text).trim();
  let end = visible.length;
  while (end > 0 && AFTER_ADDRESS.includes(visible.charAt(end - 1))) end -= 1;
  return visible.slice(0, end);
}

/** The slug that somebody meant who wrote another one: in capitals, with signs of a sentence. */
export const toMeantSlug = (slug: string): string => withoutForeignSigns(slug).toLowerCase();
