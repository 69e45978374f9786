import { findBuildCover, readSharedBuild } from '@/lib/api/shared-build';
import { calculateBuildCost } from '@/lib/domain/build/totals';
import { isChosenEntry } from '@/lib/domain/build/types';
import { formatPrice } from '@/lib/domain/money';
import { decodeSegment } from '@/lib/domain/slug';
import { serverEnv } from '@/lib/env';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import { isBuildInStock } from '@/lib/seo/cards/card-address';
import { cardResponse } from '@/lib/seo/cards/card-response';

export const revalidate = 300;

export const generateStaticParams = () => [];

export const GET = (_: Request, { params }: { params: Promise<{ build: string }> }) =>
  cardResponse(async () => {
    const text = decodeSegment((await params).build);
    const build = text === null || !hasFeature('builder') ? null : await readSharedBuild(text);
    const chosen = build?.entries.filter(isChosenEntry) ?? [];
    if (!build || chosen.length === 0) return null;
    const { cash } = calculateBuildCost(build.entries);
    return {
      card: {
        shop: serverEnv().SITE_NAME,
        title: chosen.map(({ part }) => part.name).join(' · '),
        price: formatPrice(cash),
        priceNote: '',
        stock: isBuildInStock(build.entries) ? getTexts('twins')('stock.available') : '',
      },
      picture: findBuildCover(build)?.large,
    };
  });
