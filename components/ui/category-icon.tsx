import sprite from './category-icons.svg';
import { Icon } from './icon';
import type { CategoryIconName } from './icon-names';

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
