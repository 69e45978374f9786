import type { BrandEntry } from './brand-entry';
import './browse.css';

export function BrandTile({ brand: { name, href, logo } }: { brand: BrandEntry }) {
  return (
    <a href={href} className="brand-tile">
      {logo ? (
        <img
          src={logo.src}
          srcSet={logo.srcSet}
          width={128}
          height={64}
          loading="lazy"
          alt={name}
        />
      ) : (
        <span>{name}</span>
      )}
    </a>
  );
}
