// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { StaticHtml } from '@/components/ui/static-html';

afterEach(() => document.body.replaceChildren());

function Page({ content }: { content: string | null }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)} />
      {isShown && (
        <StaticHtml written="facts" as="ul" className="facts">
          {content && <li>{content}</li>}
        </StaticHtml>
      )}
    </>
  );
}

it('keeps the server’s markup, also after unmounting and mounting again', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page content="24 meses de garantía" />);
  const written = root.querySelector('li');
  await act(async () => hydrateRoot(root, <Page content={null} />));
  expect(root.querySelector('li')).toBe(written);
  const button = root.querySelector('button');
  await act(async () => button?.click());
  expect(root.querySelector('.facts')).toBeNull();
  await act(async () => button?.click());
  expect(root.querySelector('.facts')).toHaveTextContent('24 meses de garantía');
});
