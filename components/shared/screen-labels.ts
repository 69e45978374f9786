import { getTexts } from '@/lib/i18n/server';

export interface ScreenLabels {
  failed: string;
  retry: string;
  loading: string;
}

/** The labels that a `ClientScreen` needs before its own texts are loaded. */
export function getScreenLabels(): ScreenLabels {
  const t = getTexts('account');
  return { failed: t('failed'), retry: t('retry'), loading: t('loading') };
}
