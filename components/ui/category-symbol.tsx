import { CategoryIcon } from './category-icon';
import { findCategoryIcon } from './icon-names';
import { Picture } from './picture';

interface CategorySymbolProps {
  category: { icon: string | null; image: string | null };
  className?: string;
}

/** In CSS pixels. */
const WIDTH = 32;

/** The pictogram that a category names, otherwise its picture, otherwise a box. Decorative. */
export function CategorySymbol({ category, className }: CategorySymbolProps) {
  const { icon, image } = category;
  const name = findCategoryIcon(icon);
  if (name || !image) return <CategoryIcon name={name} className={className} />;
  return (
    <Picture
      src={image}
      alt=""
      width={WIDTH}
      className={`i object-contain ${className ?? ''}`.trimEnd()}
    />
  );
}
