import { readFileSync } from 'node:fs';

export type Image = ReturnType<typeof readImage>;

/** Folder of the project in the stages that build, and of the shop in the image. */
export const IMAGE_FOLDER = '/shop';

/** The instructions of the last stage: comments left out, continued lines joined. */
function readLastStage(): { keyword: string; text: string }[] {
  const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll(/^#.*\n/gm, '');
  const lines = dockerfile.replaceAll(/\\\n/g, ' ').split('\n').filter(Boolean);
  const last = lines.findLastIndex((line) => line.startsWith('FROM '));
  return lines.slice(last).map((line) => {
    const [keyword = '', ...words] = line.split(/\s+/);
    return { keyword, text: words.join(' ') };
  });
}

const parseJsonForm = (text: string): string[] => JSON.parse(/\[.*\]/.exec(text)?.[0] ?? '[]');

/** `copies`: where its files come from, as paths of the build's stage, and where they go. */
export function readImage() {
  const stage = readLastStage();
  const all = (keyword: string) =>
    stage.filter((one) => one.keyword === keyword).map(({ text }) => text);
  const text = (keyword: string) => all(keyword).at(-1) ?? '';
  return {
    copies: all('COPY').map((copy) => {
      const [from = '', to = ''] = copy.split(' ').filter((word) => !word.startsWith('--'));
      return { from, to, owner: /--chown=(\S+)/.exec(copy)?.[1] ?? null };
    }),
    env: Object.fromEntries(
      all('ENV').flatMap((one) => one.split(' ').map((pair) => pair.split('='))),
    ),
    user: text('USER'),
    port: text('EXPOSE'),
    volumes: parseJsonForm(text('VOLUME')),
    entrypoint: parseJsonForm(text('ENTRYPOINT')),
    healthcheck: parseJsonForm(text('HEALTHCHECK')),
  };
}
