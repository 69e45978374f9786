import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { getPartRole } from '@/lib/domain/build/facts/roles';
import { isPurchasable } from '@/lib/domain/product/availability';
import type { Product } from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import type { Texts } from '@/lib/i18n/types';
import { addPartHref } from '@/lib/routing/add-part-href';

/** On a part of a computer that can be bought: a link that puts it into the visitor's build. */
export function AddToBuildLink({ product, t }: { product: Product; t: Texts<'product'> }) {
  const { id, category } = product;
  const role = getPartRole(category?.slug ?? '', category?.name ?? '');
  if (role === null || !hasFeature('builder') || !isPurchasable(product)) return null;
  return (
    <StaticHtml written="add-to-build" className="mt-2">
      <a
        href={addPartHref(id)}
        rel="nofollow"
        className="link inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="plus" />
        {t('build.add')}
      </a>
      <p className="fit-note" data-part={id}>
        {t('build.addText')}
      </p>
    </StaticHtml>
  );
}
