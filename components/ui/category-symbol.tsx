import sprite from './category-icons.svg';
import { Icon } from './icon';
import { type CategoryIconName, findCategoryIcon } from './icon-names';
import { Picture } from './picture';

const file: string = sprite.src;

/** The pictogram of a category, or a box. Decorative: the text beside it says what it means. */
export function CategoryIcon({
  name,
  className,
}: {
  name: CategoryIconName | null;
  className?: string;
}) {
  if (name === null) return <Icon name="box" className={className} />;
  return (
    <svg className={className ? `i ${className}` : 'i'} aria-hidden="true">
      <use href={`${file}#${name}`} />
    </svg>
  );
}

interface CategorySymbolProps {
  category: { icon: string | null; image: string | null };
  className?: string;
}

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
