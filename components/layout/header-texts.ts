import { texts } from '@/lib/i18n/server';

/** The words of the header. */
export function headerTexts(name: string) {
  const t = texts('layout');
  return {
    home: t('header.home', { name }),
    menu: t('header.menu'),
    find: t('What are you looking for?'),
    search: t('header.search'),
    choosePlace: t('Choose your location'),
    sendTo: t('header.sendTo'),
    changePlace: t('header.changeLocation'),
    dark: t('header.dark'),
    cart: t('header.cart'),
    cartCount: t('header.cartCount'),
    failed: t('header.panelFailed'),
    quick: t('header.quick'),
    shipping: t('copy.shipping'),
    offline: t('connectivity.offline'),
    online: t('connectivity.online'),
  };
}
export type HeaderTexts = ReturnType<typeof headerTexts>;
