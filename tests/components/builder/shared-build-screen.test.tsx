// @vitest-environment own-window
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SharedBuildScreen } from '@/components/builder/shared-build-screen';
import { restoreSharedBuild } from '@/lib/domain/build/share';
import { makeGroup, makePart } from '@/tests/lib/domain/build/make-part';

vi.mock('next/navigation', () => import('../fake-navigation'));

const [none, card] = [
  makePart('1001', { facts: { role: 'cpu', hasGraphics: false } }),
  makePart('1001', { facts: { role: 'gpu', tdp: 150, recommendedWattage: 500 } }),
];

it.each([
  [
    'what could not be read',
    '1.1001~x~4.~.5~%E0',
    makePart('1001'),
    /^4 piezas de este enlace no se pudieron leer y faltan aquí\. Pide que te lo envíen otra vez\.$/,
  ],
  ['that there is no picture', '1.1001).', none, /^Pieza 1001 no trae gráficos integrados/],
  [
    'which supply its card asks for',
    '1.1001',
    card,
    'Fuente recomendada: 500 W o más (lo pide el fabricante de Pieza 1001)',
  ],
])('says of a shared build %s', (_, text, part, said) => {
  const groups = [makeGroup('1')];
  const restored = restoreSharedBuild(text, new Map([[part.id, part]]), groups);
  render(
    <SharedBuildScreen
      build={{ text, groups, covers: new Map(), ...restored }}
      compatibility={{ state: null, verdicts: [] } as never}
      {...{ shopName: 'Nodo', siteUrl: 'http://tienda.example', isSimple: false }}
    />,
  );
  expect(screen.getByText(said)).toBeVisible();
  // Nothing is said of it where all of them were read.
  expect(screen.queryAllByText(/no se pud/)).toHaveLength(restored.unread > 0 ? 1 : 0);
});
