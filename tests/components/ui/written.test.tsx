// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Written } from '@/components/ui/written';

afterEach(() => document.body.replaceChildren());

it('keeps what the server wrote, also when it leaves and comes back', async () => {
  let show: (shown: boolean) => void = () => {};
  function Page({ content }: { content: string | null }) {
    const [isShown, setShown] = useState(true);
    show = setShown;
    return isShown ? (
      <Written written="facts" as="ul" className="facts">
        {content && <li>{content}</li>}
      </Written>
    ) : null;
  }
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page content="24 meses de garantía" />);
  const written = root.querySelector('li');
  await act(async () => hydrateRoot(root, <Page content={null} />));
  expect(root.querySelector('li')).toBe(written);
  await act(async () => show(false));
  expect(root).toBeEmptyDOMElement();
  await act(async () => show(true));
  expect(root.querySelector('.facts')).toHaveTextContent('24 meses de garantía');
});
