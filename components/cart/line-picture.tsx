import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/picture';

/** The picture of a bought product, beside its name. */
export const LinePicture = ({
  className,
  ...rest
}: Omit<ComponentProps<typeof Picture>, 'alt'>) => (
  <Picture
    {...rest}
    alt=""
    className={`shrink-0 rounded-sm bg-plate object-contain ${className}`}
  />
);
