import type { INTERFACE_ICONS, NETWORK_ICONS } from './icon-names';
import sprite from './icons.svg';

export type IconName = (typeof INTERFACE_ICONS)[number] | (typeof NETWORK_ICONS)[number];

const file: string = sprite.src;

/** A decorative icon. The text beside it says what it means. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `i ${className}` : 'i'} aria-hidden="true">
      <use href={`${file}#${name}`} />
    </svg>
  );
}
