import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNear } from '@/components/ui/use-near';
import { SOCIAL_PLACE } from './marks';
import type { SocialWidgetProps } from './social-widget';

/** Renders the social network's widget into its placeholder when the placeholder comes near the viewport. */
export function SocialSlot(props: Omit<SocialWidgetProps, 'address'>) {
  const [place] = useState(() => document.querySelector(`[${SOCIAL_PLACE}]`));
  const [Widget, setWidget] = useState<ComponentType<SocialWidgetProps> | null>(null);
  const isNear = useNear(place);
  useEffect(() => {
    if (!isNear) return;
    import('./social-widget').then(
      (module) => setWidget(() => module.SocialWidget),
      () => undefined,
    );
  }, [isNear]);
  if (!place || !Widget) return null;
  return createPortal(<Widget {...props} address={place.getAttribute(SOCIAL_PLACE)} />, place);
}
