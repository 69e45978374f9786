import type { Product } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import type { Texts } from '@/lib/i18n/types';
import { GalleryIsland } from './gallery-island';

/** The pictures of a product. */
export function ProductGallery({ product, t }: { product: Product; t: Texts<'product'> }) {
  const { images, name } = product;
  const common = getTexts('common');
  return (
    <GalleryIsland
      name={name}
      photos={images.map(({ original, large, thumbnail }) => [original, large, thumbnail])}
      labels={{
        dialog: t('gallery.label'),
        close: common('close'),
        previous: common('previous'),
        next: common('next'),
        zoom: t('gallery.zoom'),
        zoomIn: t('gallery.zoomIn'),
        zoomOut: t('gallery.zoomOut'),
        photo: t('gallery.photo', { number: '{number}', total: '{total}' }),
      }}
    />
  );
}
