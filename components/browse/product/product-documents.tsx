import { ButtonLink } from '@/components/ui/button';
import type { IconName } from '@/components/ui/icon-names';
import type { Product } from '@/lib/domain/product/types';
import type { Texts } from '@/lib/i18n/types';

/** Video, manual, specifications and the manufacturer's page. They are on other sites, so they open in a new tab. */
export function ProductDocuments({ product, t }: { product: Product; t: Texts<'product'> }) {
  const links: { href: string | null; icon: IconName; label: string }[] = [
    { href: product.videoLink, icon: 'play', label: t('documents.video') },
    { href: product.manualFile, icon: 'file', label: t('documents.manual') },
    { href: product.specsFile, icon: 'file', label: t('documents.specs') },
    { href: product.manufacturerLink, icon: 'external', label: t('documents.manufacturer') },
  ];
  const known = links.filter((link) => link.href !== null);
  if (known.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-lg">{t('documents.title')}</h3>
      <ul className="flex flex-wrap gap-3">
        {known.map(({ href, icon, label }) => (
          <li key={label}>
            <ButtonLink
              variant="secondary"
              icon={icon}
              href={href ?? undefined}
              target="_blank"
              rel="noopener nofollow"
            >
              {label}
              <span className="visually-hidden"> {t('documents.newTab')}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
