import { fluidImage } from '@/components/ui/image-props';
import { imageUrl, PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';
import type { Product } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import type { ProductTexts } from '../product-texts';
import { Thumbnail } from '../thumbnail';
import { GalleryIsland } from './gallery-island';

const MAIN = 640;
const SIZES = '(min-width: 992px) 45vw, 100vw';

/**
 * The pictures of a product: a strip that scrolls and snaps, small ones that lead to each, and links to the
 * large files, which the island opens in a dialog instead.
 */
export function Gallery({ product, t }: { product: Product; t: ProductTexts }) {
  const { images, name } = product;
  const common = texts('common');
  const alt = (index: number) =>
    index === 0 ? name : t('gallery.photo', { number: index + 1, total: images.length });
  if (images.length === 0) {
    return (
      <div className="gallery">
        <div className="gallery-track">
          <div className="gallery-photo">
            <Photo src={PLACEHOLDER_IMAGE} alt={name} isFirst />
          </div>
        </div>
      </div>
    );
  }
  return (
    <GalleryIsland
      labels={{
        dialog: t('gallery.label'),
        close: common('close'),
        previous: common('previous'),
        next: common('next'),
        zoomIn: t('gallery.zoomIn'),
        zoomOut: t('gallery.zoomOut'),
        photo: t('gallery.photo', { number: '{number}', total: '{total}' }),
      }}
    >
      <ul className="gallery-track">
        {images.map((image, index) => (
          <li key={image.id} id={`foto-${index + 1}`}>
            <a
              className="gallery-photo"
              href={imageUrl(image, 'original')}
              data-photo={index}
              title={t('gallery.zoom')}
            >
              <Photo src={imageUrl(image, 'large')} alt={alt(index)} isFirst={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ol className="gallery-thumbs">
          {images.map((image, index) => (
            <li key={image.id}>
              <a
                href={`#foto-${index + 1}`}
                data-thumb={index}
                aria-current={index === 0 ? 'true' : undefined}
                aria-label={t('gallery.photo', { number: index + 1, total: images.length })}
              >
                <Thumbnail image={image} />
              </a>
            </li>
          ))}
        </ol>
      )}
    </GalleryIsland>
  );
}

function Photo({ src, alt, isFirst }: { src: string; alt: string; isFirst: boolean }) {
  return (
    <img
      {...fluidImage(src, MAIN)}
      sizes={SIZES}
      alt={alt}
      width={MAIN}
      height={MAIN}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  );
}
