// @vitest-environment own-window
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SocialWidget } from '@/components/shell/privacy/social-widget';

vi.mock('next/navigation', () => ({
  usePathname: () => location.pathname,
  useSearchParams: () => new URLSearchParams(location.search),
}));

const widget = (
  <SocialWidget isAllowed onAllow={vi.fn()} address="https://www.facebook.com/nodo.demo" />
);
const scripts = () => document.querySelectorAll('script[src*="facebook"]');

it('loads nothing while the address has a secret, and does on the next page', () => {
  history.replaceState(null, '', '/pagos/77/procesar-pago?token=secreto');
  const { container, rerender } = render(widget);
  expect(container).toBeEmptyDOMElement();
  expect(scripts()).toHaveLength(0);
  history.replaceState(null, '', '/pagos/77/pago-exitoso');
  rerender(<SocialWidget {...widget.props} />);
  expect(screen.getByRole('region', { name: 'Síguenos en Facebook' })).toBeVisible();
  expect(scripts()).toHaveLength(1);
});
