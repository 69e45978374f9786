// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { StaticCode } from '@/lib/document/static-code';

it('keeps the server’s text when the payload has none', async () => {
  const onRecoverableError = vi.fn();
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(
    <StaticCode written="json-ld" type="application/ld+json">
      {'{"name":"3\\" & más"}'}
    </StaticCode>,
  );
  const script = root.querySelector('script');
  await act(async () =>
    hydrateRoot(root, <StaticCode written="json-ld" type="application/ld+json" />, {
      onRecoverableError,
    }),
  );
  expect(root.querySelector('script')).toBe(script);
  expect(script).toHaveTextContent('{"name":"3\\" & más"}');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
