import { serverEnv } from '@/lib/env';

/** Replaces `{{name}}` in a text with the shop's name. */
export const withShopName = (text: string): string =>
  text.replaceAll('{{name}}', () => serverEnv().SITE_NAME);
