import { StaticHtml } from '@/components/ui/static-html';
import { hasFeature } from '@/lib/features/has-feature';
import type { Texts } from '@/lib/i18n/types';
import { REVIEWS_FRAGMENT } from '@/lib/routing/review-fragments';

interface AnchorRowProps {
  hasFinancing: boolean;
  hasStores: boolean;
  t: Texts<'product'>;
}

/** Links to the sections of the product page. */
export function AnchorRow({ hasFinancing, hasStores, t }: AnchorRowProps) {
  const anchors = [
    { id: 'descripcion', label: t('anchors.description') },
    { id: 'especificaciones', label: t('anchors.specifications') },
    ...(hasFinancing ? [{ id: 'mensualidades', label: t('anchors.financing') }] : []),
    ...(hasStores ? [{ id: 'sucursales', label: t('anchors.stores') }] : []),
    ...(hasFeature('reviews') ? [{ id: REVIEWS_FRAGMENT, label: t('anchors.reviews') }] : []),
  ];
  return (
    <StaticHtml written="anchors" as="nav" aria-label={t('anchors.label')} className="anchor-row">
      {anchors.map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </StaticHtml>
  );
}
