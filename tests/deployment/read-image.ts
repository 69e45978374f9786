import { readFileSync } from 'node:fs';
import { type Copy, DockerfileParser, type Env, type Instruction } from 'dockerfile-ast';

/** What the last stage of the Dockerfile makes: the image of the shop. */
export interface Image {
  /** Where its files come from, as paths of the build's stage, and where they go. */
  copies: readonly { from: string; to: string; owner: string | null }[];
  env: Readonly<Record<string, string>>;
  user: string;
  port: string;
  /** Folders that may be written to. */
  volumes: readonly string[];
  entrypoint: readonly string[];
  healthcheck: readonly string[];
}

/** Folder of the project in the stages that build, and of the shop in the image. */
export const IMAGE_FOLDER = '/shop';

const parseJsonForm = (text: string): string[] => JSON.parse(/\[.*\]/s.exec(text)?.[0] ?? '[]');

export function readImage(): Image {
  const instructions = DockerfileParser.parse(readFileSync('Dockerfile', 'utf8')).getInstructions();
  const last = instructions.map((one) => one.getKeyword()).lastIndexOf('FROM');
  const stage = instructions.slice(last);
  const all = (keyword: string): Instruction[] =>
    stage.filter((one) => one.getKeyword() === keyword);
  const text = (keyword: string): string => all(keyword).at(-1)?.getArgumentsContent() ?? '';
  return {
    copies: (all('COPY') as Copy[]).map((copy) => {
      const [from = '', to = ''] = copy.getArguments().map((argument) => argument.getValue());
      const owner = copy.getFlags().find((flag) => flag.getName() === 'chown');
      return { from, to, owner: owner?.getValue() ?? null };
    }),
    env: Object.fromEntries(
      (all('ENV') as Env[]).flatMap((one) =>
        one.getProperties().map((variable) => [variable.getName(), variable.getValue() ?? '']),
      ),
    ),
    user: text('USER'),
    port: text('EXPOSE'),
    volumes: parseJsonForm(text('VOLUME')),
    entrypoint: parseJsonForm(text('ENTRYPOINT')),
    healthcheck: parseJsonForm(text('HEALTHCHECK')),
  };
}
