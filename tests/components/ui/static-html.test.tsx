// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { StaticHtml } from '@/components/ui/static-html';

function Page({ facts }: { facts: string }) {
  const [isShown, setShown] = useState(true);
  const [text, setText] = useState(facts);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)} />
      <button type="button" onClick={() => setText('12 meses')} />
      {isShown && (
        <StaticHtml partId="facts" as="ul" className="facts">
          <li>{text}</li>
        </StaticHtml>
      )}
    </>
  );
}

async function hydrate(change: (part: Element) => void = () => undefined) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page facts="24 meses" />);
  const part = root.querySelector('.facts') ?? expect.fail('The part is missing.');
  const server = part.querySelector('li') ?? expect.fail('It is empty.');
  change(part);
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(root, <Page facts="24 meses" />, { onRecoverableError }));
  const press = (at: number) => act(async () => root.querySelectorAll('button')[at]?.click());
  return { root, part, server, press, onRecoverableError };
}

it('keeps the server’s elements', async () => {
  const { root, part, server, press } = await hydrate();
  expect(root.querySelector('li')).toBe(server);
  expect(part).toHaveAttribute('data-part', 'facts');
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
  expect(root.querySelector('.facts font')).not.toBeNull();
});

it('writes a part once that all documents share', () => {
  const Shared = vi.fn(() => <li>Envíos a todo México</li>);
  const page = () => renderToString(<StaticHtml partId="shared">{Shared}</StaticHtml>);
  expect(page()).toContain('<li>Envíos a todo México</li>');
  expect(page()).toBe(page());
  expect(Shared).toHaveBeenCalledOnce();
});
