import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Product } from '@/lib/domain/product/types';
import { renderHtml } from '@/lib/html/to-react';
import type { ProductTexts } from '../product-texts';

interface DescriptionProps {
  product: Product;
  siteUrl: string;
  t: ProductTexts;
}

/** Everything that the maker says: summary, highlights, text, a file, and landing content. */
export function Description({ product, siteUrl, t }: DescriptionProps) {
  const { shortDescription, bulletPoints, descriptionFile } = product;
  const text = renderHtml(product.descriptionHtml, { siteOrigin: siteUrl });
  const landing = renderHtml(product.descriptionLandingHtml, { siteOrigin: siteUrl });
  const isEmpty =
    !shortDescription && bulletPoints.length === 0 && !text && !landing && !descriptionFile;
  if (isEmpty) return <p className="text-ink-soft">{t('description.none')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {shortDescription && <p className="max-w-prose text-lg">{shortDescription}</p>}
      {bulletPoints.length > 0 && (
        <div className="max-w-prose">
          <h3 className="mb-2 text-lg">{t('description.highlights')}</h3>
          <ul className="bullets">
            {[...new Set(bulletPoints)].map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
      {text && <div className="rich-text">{text}</div>}
      {descriptionFile?.kind === 'image' && (
        <img
          src={descriptionFile.url}
          alt={t('description.image')}
          loading="lazy"
          className="aspect-[auto_4/3] w-full max-w-3xl"
        />
      )}
      {descriptionFile && descriptionFile.kind !== 'image' && (
        <p>
          <a href={descriptionFile.url} className={buttonClass('secondary')}>
            <Icon name="file" />
            {t(descriptionFile.kind === 'pdf' ? 'description.pdf' : 'description.file')}
          </a>
        </p>
      )}
      {landing && <div className="rich-text rich-landing">{landing}</div>}
    </div>
  );
}
