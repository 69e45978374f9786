import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Puts the server's markup into the page. @returns where it stands, and the function by which React takes it over */
export function serveMarkup(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  return { container, hydrate: () => render(element, { container, hydrate: true }) };
}
