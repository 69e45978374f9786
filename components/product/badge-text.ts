import { formatPrice } from '@/lib/domain/money';
import type { ProductBadge } from '@/lib/domain/product/badges';
import type { Texts } from '@/lib/i18n/types';
import { monthlyText } from './payment-texts';

export function badgeText(badge: ProductBadge, t: Texts<'product'>): string {
  switch (badge.id) {
    case 'sold':
      return t('card.sold');
    case 'discount':
      return t('card.discount', { percentage: `${badge.percent}%` });
    case 'fast-pickup':
      return t('card.fastPickup');
    case 'monthly': {
      const { interest, months, monthPrice } = badge.plan;
      return interest === 'free'
        ? t('card.months', { months, price: formatPrice(monthPrice) })
        : monthlyText(badge.plan, t);
    }
    case 'wallet':
      return t('card.wallet', { total: formatPrice(badge.amount) });
    case 'free-shipping':
      return t('card.freeShipping');
    case 'digital':
      return t('card.digital');
    case 'coupon':
      return t('card.coupon');
    case 'last-pieces':
      return t('card.lastPieces');
    case 'delivery':
      return t('card.delivery', { days: badge.days });
    case 'guarantee':
      return t('card.guarantee', { count: badge.months });
    case 'kit':
      return t('card.kit');
    case 'pieces':
      return t('card.pieces', { count: badge.count });
  }
}
