'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { retry } from '@/locales/es-MX/common.json';
import { Button } from './button';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';
const REGIONS = 'form, section, article, aside, nav, main, dialog';
const controlsIn = (region: Element) =>
  [...region.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches(':disabled, [tabindex="-1"], [type="hidden"], [hidden] *'),
  );

/** The forms and parts of the page around an element, the nearest first. */
function regionsAround(element: Element): HTMLElement[] {
  const region = element.parentElement?.closest<HTMLElement>(REGIONS);
  return region ? [region, ...regionsAround(region)] : [];
}

/** A region can have the focus until it moves on. */
function makeFocusable(region: HTMLElement): HTMLElement {
  if (region.hasAttribute('tabindex')) return region;
  region.tabIndex = -1;
  region.addEventListener('blur', () => region.removeAttribute('tabindex'), { once: true });
  return region;
}

/** For a control that an answer takes away: its focus goes to what took its place, the next control or the region, not to the top. */
export function useFocusHandover<Control extends HTMLElement>() {
  const control = useRef<Control>(null);
  useLayoutEffect(() => {
    const element = control.current;
    return () => {
      if (!element || element !== document.activeElement) return;
      const regions = regionsAround(element);
      const before = regions.map(controlsIn);
      const dialog = element.closest('dialog, [role=dialog]');
      // As soon as what takes its place is there.
      queueMicrotask(() => {
        if (element.isConnected || document.activeElement !== document.body) return;
        // A dialog that closes gives the focus back itself.
        if (dialog && !dialog.isConnected) return;
        const at = regions.findIndex((region) => region.isConnected);
        const region = regions[at];
        if (!region) return;
        const known = before[at] ?? [];
        const passed = new Set(known.slice(0, known.indexOf(element)));
        const next = controlsIn(region).find((one) => !passed.has(one));
        (next ?? makeFocusable(region)).focus({ preventScroll: true });
      });
    };
  }, []);
  return control;
}

/** Tries again what failed. When the answer takes the button away, the focus goes on to what it brought. */
export function RetryButton({
  children = retry,
  ...props
}: Omit<ComponentProps<typeof Button>, 'ref'>) {
  const button = useFocusHandover<HTMLButtonElement>();
  return (
    <Button variant="secondary" {...props} ref={button}>
      {children}
    </Button>
  );
}
