import type { ProductTexts } from '@/components/product/product-texts';
import { imageUrl } from '@/lib/domain/product/images';
import type { Product } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import { GalleryIsland } from './gallery-island';

/** The pictures of a product. */
export function Gallery({ product, t }: { product: Product; t: ProductTexts }) {
  const { images, name } = product;
  const common = texts('common');
  return (
    <GalleryIsland
      name={name}
      photos={images.map((image) => [
        imageUrl(image, 'original'),
        imageUrl(image, 'large'),
        imageUrl(image, 'thumbnail'),
      ])}
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
