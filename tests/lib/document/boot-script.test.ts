// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { bootScript, NO_MEDIUM } from '@/lib/document/boot-script';

it('applies a style sheet that held up no paint when it is loaded, and leaves the media of others', () => {
  new Function(bootScript(location.origin))();
  const append = (media: string) => {
    const link = Object.assign(document.createElement('link'), { media });
    document.head.append(link);
    return link;
  };
  const [waiting, printed, loading] = [append(NO_MEDIUM), append('print'), append(NO_MEDIUM)];
  for (const link of [waiting, printed]) link.dispatchEvent(new Event('load'));
  expect([waiting, printed, loading].map(({ media }) => media)).toEqual([
    'all',
    'print',
    NO_MEDIUM,
  ]);
});
