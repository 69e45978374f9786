// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FacebookPagePlugin } from '@/components/shell/privacy/social-widget';

const ADDRESS = 'https://www.facebook.com/nodo.demo';
const script = () =>
  document.querySelector<HTMLScriptElement>('script[src*="connect.facebook.net"]');

afterEach(() => delete window.FB);

it('links to the page when the script is blocked, and loads it again the next time', async () => {
  const { container, unmount } = render(<FacebookPagePlugin address={ADDRESS} />);
  script()?.dispatchEvent(new Event('error'));
  const link = await screen.findByRole('link', { name: 'Abrir nuestra página' });
  expect(link).toHaveAttribute('href', ADDRESS);
  expect(container).toHaveTextContent('No se pudo cargar');
  expect(script()).toBeNull();
  unmount();

  const parse = vi.fn<(root: Element) => void>();
  window.FB = { init: vi.fn(), XFBML: { parse } };
  render(<FacebookPagePlugin address={ADDRESS} />);
  script()?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(parse).toHaveBeenCalledTimes(1));
  expect(parse.mock.lastCall?.[0].querySelector('.fb-page')).toHaveAttribute('data-href', ADDRESS);
  expect(window.FB.init).toHaveBeenCalledWith({ version: 'v24.0', xfbml: false });
});
