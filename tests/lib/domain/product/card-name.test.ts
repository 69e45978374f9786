import { expect, it } from 'vitest';
import { splitCardName } from '@/lib/domain/product/card-name';

it.each([
  ['Monitor Gamer ASUS TUF 34"', 'Monitores Gamer', 'Monitor Gamer', 'ASUS TUF 34"'],
  ['Monitor Gamer ASUS TUF 34"', 'Monitores', 'Monitor', 'Gamer ASUS TUF 34"'],
  ['Tarjeta de Video MSI RTX 5090', 'Tarjetas de Video', 'Tarjeta de Video', 'MSI RTX 5090'],
  ['Cable Steren USB-48', 'Cables USB y de Carga', 'Cable', 'Steren USB-48'],
  ['Cámara Web Logitech Brio', 'Camaras Web', 'Cámara Web', 'Logitech Brio'],
  ['Mouse Logitech M185', 'Mouse', 'Mouse', 'Logitech M185'],
])('takes the words of a category from the beginning of %s in %s', (name, category, kind, rest) =>
  expect(splitCardName(name, category)).toEqual({ kind, rest }),
);

it.each([
  ['a name that begins otherwise', 'Disco Duro WD', 'Almacenamiento'],
  ['a rest that would begin with a linking word', 'Soporte para TV Vorago', 'Soportes de Pared'],
  ['nothing left', 'Monitor Gamer', 'Monitores Gamer'],
  ['no category', 'Monitor Gamer ASUS', ''],
  ['no name', '', 'Monitores'],
])('leaves a name whole: %s', (_, name, category) =>
  expect(splitCardName(name, category)).toEqual({ kind: '', rest: name }),
);
