const hex = (color: string) => color.replace('#', '');

/** Gradients are named by their colours, so a drawing only refers to them and `definitions` writes each one once. */
const paint =
  (form: string) =>
  (...colors: string[]) =>
    `url(#${form}-${colors.map(hex).join('-')})`;

/** Left to right. */
export const across = paint('h');
/** From the light at the top left to the bottom right. */
export const lit = paint('d');
/** From the centre outwards. */
export const glow = paint('r');

const FORMS: Record<string, string> = {
  v: 'linearGradient x1="0" y1="0" x2="0" y2="1"',
  h: 'linearGradient x1="0" y1="0" x2="1" y2="0"',
  d: 'linearGradient x1="0" y1="0" x2="1" y2="1"',
  b: 'radialGradient cx=".34" cy=".28" r=".8"',
  r: 'radialGradient cx=".5" cy=".5" r=".5"',
};

function stop(color: string, offset: number): string {
  const opacity = color.length === 8 ? Number.parseInt(color.slice(6), 16) / 255 : 1;
  const solid = color.length === 8 ? color.slice(0, 6) : color;
  return `<stop offset="${offset.toFixed(3)}" stop-color="#${solid}" stop-opacity="${opacity.toFixed(3)}"/>`;
}

/** The `<defs>` with every gradient that the drawing refers to. */
export function definitions(drawing: string): string {
  const names = new Set(
    [...drawing.matchAll(/url\(#([vhdbr]-[0-9a-f-]+)\)/g)].map((match) => match[1] ?? ''),
  );
  const gradients = [...names].map((name) => {
    const [form = 'v', ...colors] = name.split('-');
    const stops = colors.map((color, index) => stop(color, index / Math.max(1, colors.length - 1)));
    const tag = FORMS[form] ?? '';
    return `<${tag} id="${name}">${stops.join('')}</${tag.split(' ')[0]}>`;
  });
  return `<defs>${gradients.join('')}</defs>`;
}
