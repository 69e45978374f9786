import { getProduct } from '@/lib/api/catalogue';
import { cacheTags } from '@/lib/api/client/cache-policy';
import { formatPrice } from '@/lib/domain/money';
import { getAvailability } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { decodeSegment } from '@/lib/domain/slug';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { cardResponse } from '@/lib/seo/cards/card-response';

export const revalidate = 300;

export const generateStaticParams = () => [];

/** The share card of a product: what its page says of price and stock. Nothing of the request is in it but the slug. */
export const GET = (_: Request, { params }: { params: Promise<{ slug: string }> }) =>
  cardResponse(async () => {
    const slug = decodeSegment((await params).slug);
    const product = slug === null ? null : await getProduct(slug);
    if (!product) return null;
    const t = getTexts('twins');
    const { stockTotal, isWebPurchasable } = product;
    const { final, common, hasDiscount, isCash } = getDisplayPrices(product.pricing);
    const state = getAvailability(product);
    const before = hasDiscount ? t('before', { price: formatPrice(common) }) : '';
    const stock = [
      state !== 'unknown' && t(`stock.${state}`),
      stockTotal !== null && stockTotal > 0 && t('pieces', { count: stockTotal }),
      state !== 'sold' && !isWebPurchasable && t('storesOnly'),
    ];
    return {
      card: {
        shop: serverEnv().SITE_NAME,
        title: product.name,
        price: final > 0 ? formatPrice(final) : t('noPrice'),
        priceNote: final > 0 ? (isCash ? t('cashPrice') : before) : '',
        stock: stock.filter(Boolean).join(' · '),
      },
      picture: product.cover?.large,
      tag: cacheTags.product(product.slug),
    };
  });
