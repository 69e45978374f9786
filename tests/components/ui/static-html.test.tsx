// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { StaticHtml } from '@/components/ui/static-html';

afterEach(() => document.body.replaceChildren());

const rendered = vi.fn();

function Fact({ text }: { text: string }) {
  rendered();
  return <li>{text}</li>;
}

function Page({ facts }: { facts: string }) {
  const [isShown, setShown] = useState(true);
  const [content, setContent] = useState(() => <Fact text={facts} />);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)} />
      <button type="button" onClick={() => setContent(<Fact text="12 meses" />)} />
      {isShown && (
        <StaticHtml partId="facts" as="ul" className="facts">
          {content}
        </StaticHtml>
      )}
    </>
  );
}

/** As on a server, which has no window. */
function renderOnServer(page: ReactNode): string {
  vi.stubGlobal('window', undefined);
  try {
    return renderToString(page);
  } finally {
    vi.unstubAllGlobals();
  }
}

async function hydrate(change: (part: Element) => void = () => undefined) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderOnServer(<Page facts="24 meses" />);
  const part = root.querySelector('.facts');
  const server = root.querySelector('.facts li');
  if (!part || !server) throw new Error('The part is missing.');
  change(part);
  rendered.mockClear();
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(root, <Page facts="24 meses" />, { onRecoverableError }));
  const press = (at: number) => act(async () => root.querySelectorAll('button')[at]?.click());
  return { root, server, press, onRecoverableError };
}

it('keeps the server’s elements without rendering them again', async () => {
  const { root, server, press } = await hydrate();
  expect(root.querySelector('li')).toBe(server);
  expect(rendered).not.toHaveBeenCalled();
  await press(0);
  expect(root.querySelector('.facts')).toBeNull();
  await press(0);
  expect(root.querySelector('.facts')).toHaveTextContent('24 meses');
});

it('shows content that comes later', async () => {
  const { root, press } = await hydrate();
  await press(1);
  expect(root.querySelector('.facts')?.innerHTML).toBe('<li>12 meses</li>');
});

it('does not mind what others have added to it', async () => {
  const { root, onRecoverableError } = await hydrate((part) => {
    part.append(document.createElement('font'));
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('.facts li')).toHaveTextContent('24 meses');
});
