import { ButtonLink } from '@/components/ui/button';
import { RichHtml } from '@/components/ui/rich-html';
import { createSheetCheck } from '@/lib/domain/product/data-sheet';
import type { Product } from '@/lib/domain/product/types';
import { packTree } from '@/lib/html/packed-tree';
import { parseHtml } from '@/lib/html/render-html';
import { withoutListItems } from '@/lib/html/without-list-items';
import type { Texts } from '@/lib/i18n/types';

interface ProductDescriptionProps {
  product: Product;
  siteUrl: string;
  t: Texts<'product'>;
}

/** The manufacturer's description: summary, highlights, text, a file, and landing content. */
export function ProductDescription({ product, siteUrl, t }: ProductDescriptionProps) {
  const { shortDescription, descriptionFile } = product;
  // What the sheet says stands there.
  const isInSheet = createSheetCheck([
    ...product.attributeGroups,
    { name: '', attributes: product.characteristics },
  ]);
  const bulletPoints = product.bulletPoints.filter((point) => !isInSheet(point));
  const [text, landing] = [product.descriptionHtml, product.descriptionLandingHtml].map((html) =>
    packTree(withoutListItems(parseHtml(html, { siteOrigin: siteUrl }), isInSheet)),
  );
  const hasContent =
    shortDescription || bulletPoints.length || text?.length || landing?.length || descriptionFile;
  if (!hasContent) return <p className="text-ink-soft">{t('description.none')}</p>;
  return (
    <div className="description">
      {shortDescription && <p className="description-lead">{shortDescription}</p>}
      {bulletPoints.length > 0 && (
        <div>
          <h3>{t('description.highlights')}</h3>
          <ul className="bullets">
            {[...new Set(bulletPoints)].map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
      {text && text.length > 0 && <RichHtml nodes={text} className="rich-text" />}
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
          <ButtonLink variant="secondary" icon="file" href={descriptionFile.url}>
            {t(descriptionFile.kind === 'pdf' ? 'description.pdf' : 'description.file')}
          </ButtonLink>
        </p>
      )}
      {landing && landing.length > 0 && (
        <RichHtml nodes={landing} className="rich-text rich-landing" />
      )}
    </div>
  );
}
