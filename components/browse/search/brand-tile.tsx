import { BLANK_IMAGE } from '@/components/ui/image-props';
import type { BrandEntry } from './brand-entry';
import './browse.css';

/** The logo and name of a brand, as a link to its products. */
export function BrandTile({ brand: { name, href, logo } }: { brand: BrandEntry }) {
  return (
    <a href={href} className="brand-tile">
      {logo && (
        <img
          src={logo.src}
          srcSet={logo.srcSet}
          width={128}
          height={64}
          loading="lazy"
          alt=""
          data-fallback={BLANK_IMAGE}
        />
      )}
      <span>{name}</span>
    </a>
  );
}
