// @vitest-environment own-window
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SharedBuildScreen } from '@/components/builder/shared-build-screen';
import { restoreSharedBuild } from '@/lib/domain/build/share';
import { makeGroup, makePart } from '@/tests/lib/domain/build/make-part';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const show = (text: string, part = makePart('1001')) => {
  const groups = [makeGroup('1')];
  const restored = restoreSharedBuild(text, new Map([[part.id, part]]), groups);
  render(
    <SharedBuildScreen
      build={{ text, groups, covers: new Map(), ...restored }}
      compatibility={{ state: null, verdicts: [] } as never}
      shopName="Nodo"
      siteUrl="http://tienda.example"
      isSimple={false}
    />,
  );
};

it('says how many pieces of a shared build could not be read', () => {
  show('1.1001~x~4.~.5~%E0');
  expect(
    screen.getByText(
      '4 piezas de este enlace no se pudieron leer y faltan aquí. Pide que te lo envíen otra vez.',
    ),
  ).toBeVisible();
});

it('says nothing of it where all of them were read', () => {
  show('1.1001).');
  expect(screen.queryByText(/no se pud/)).toBeNull();
});

it('says that the computer has no picture', () => {
  show('1.1001', makePart('1001', { facts: { role: 'cpu', hasGraphics: false } }));
  expect(screen.getByText(/^Pieza 1001 no trae gráficos integrados/)).toBeVisible();
});

it('recommends the supply that the maker of a card asks for, and says why', () => {
  show('1.1001', makePart('1001', { facts: { role: 'gpu', tdp: 150, recommendedWattage: 500 } }));
  expect(
    screen.getByText('Fuente recomendada: 500 W o más (lo pide el fabricante de Pieza 1001)'),
  ).toBeVisible();
});
