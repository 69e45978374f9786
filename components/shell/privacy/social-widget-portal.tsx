import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useInView } from '@/components/ui/use-in-view';
import { SOCIAL_WIDGET_ATTRIBUTE } from './data-attributes';
import type { SocialWidgetProps } from './social-widget';

/** Renders the social network's widget into its placeholder when the placeholder comes near the viewport. */
export function SocialWidgetPortal(props: Omit<SocialWidgetProps, 'address'>) {
  const [place] = useState(() => document.querySelector(`[${SOCIAL_WIDGET_ATTRIBUTE}]`));
  const [Widget, setWidget] = useState<ComponentType<SocialWidgetProps> | null>(null);
  const isNear = useInView(place);
  useEffect(() => {
    if (!isNear) return;
    import('./social-widget').then(
      (module) => setWidget(() => module.SocialWidget),
      () => undefined,
    );
  }, [isNear]);
  if (!place || !Widget) return null;
  return createPortal(
    <Widget {...props} address={place.getAttribute(SOCIAL_WIDGET_ATTRIBUTE)} />,
    place,
  );
}
