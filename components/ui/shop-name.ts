import { serverEnv } from '@/lib/env';

/** A text with the deployment's name in the place of `{{name}}`. */
export const withShopName = (text: string): string =>
  text.replaceAll('{{name}}', () => serverEnv().SITE_NAME);
