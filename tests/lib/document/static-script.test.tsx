// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { StaticScript } from '@/lib/document/static-script';

it('keeps the server’s text when the payload has none', async () => {
  const onRecoverableError = vi.fn();
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(
    <StaticScript written="json-ld" type="application/ld+json">
      {'{"name":"3\\" & más"}'}
    </StaticScript>,
  );
  const script = root.querySelector('script');
  await act(async () =>
    hydrateRoot(root, <StaticScript written="json-ld" type="application/ld+json" />, {
      onRecoverableError,
    }),
  );
  expect(root.querySelector('script')).toBe(script);
  expect(script).toHaveTextContent('{"name":"3\\" & más"}');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
