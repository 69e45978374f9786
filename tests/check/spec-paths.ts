import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A declaration at the top of a file: its code, to the next one. */
interface Declaration {
  name: string;
  code: string;
}

interface SpecFile {
  /** What the file imports from its own folders: the file and the name there, by local name. All names of a page object are `*`. */
  imports: ReadonlyMap<string, { file: string; name: string }>;
  declarations: readonly Declaration[];
}

// The formatter begins each declaration in the first column, and nothing else but its end.
const TOP = /^(?=(?:export |async |function |const |class |interface |type |test|for ))/m;
const NAME = /^(?:export )?(?:default )?(?:async )?(?:function|const|class) (\w+)/;
const IMPORT = /^import (?:type )?(?:\{([^}]*)\}|(\* as \w+)) from '(\.[^']*)';/gm;

function parseFile(file: string): SpecFile {
  const code = readFileSync(file, 'utf8');
  const imports = new Map<string, { file: string; name: string }>();
  for (const [, names, all = '', from = ''] of code.matchAll(IMPORT)) {
    const path = `${join(dirname(file), from)}.ts`;
    if (!path.startsWith('e2e/')) continue;
    for (const one of (names ?? all).split(',')) {
      const [name = '', local = name] = one.trim().split(' as ');
      imports.set(local, { file: path, name });
    }
  }
  const declarations = code
    .split(TOP)
    .map((part) => ({ name: NAME.exec(part)?.[1] ?? '', code: part.replaceAll(IMPORT, '') }));
  return { imports, declarations };
}

/** The files that were read. Each fixture belongs to many specs. */
const files = new Map<string, SpecFile>();

function open(file: string): SpecFile {
  const known = files.get(file) ?? parseFile(file);
  files.set(file, known);
  return known;
}

/** A word, and what is taken of it. */
const WORD = /\b([A-Za-z_]\w*)(?:\.(\w+))?/g;
const PATH = /(?<![\w.)\]}])(['"`])(\/[^'"`\n]*)\1/g;

/** The paths in code. What is put into a template stands as `*`. */
const readPaths = (code: string): string[] =>
  [...code.matchAll(PATH)].map(([, , path = '']) => path.replaceAll(/\$\{[^}]*\}/g, '*'));

/**
 * The paths that a spec can open: those in its own code, and in the fixtures that it uses, each with the number of fixtures between.
 * A fixture's file counts with the declarations that are used of it only.
 */
export function findSpecPaths(spec: string): Map<string, number> {
  const paths = new Map<string, number>();
  const seen = new Set<Declaration>();
  let next = open(spec).declarations.map((declaration) => ({ file: spec, declaration }));
  for (let depth = 0; next.length > 0; depth += 1) {
    const used: typeof next = [];
    for (const { file, declaration } of next) {
      if (seen.has(declaration)) continue;
      seen.add(declaration);
      for (const path of readPaths(declaration.code)) if (!paths.has(path)) paths.set(path, depth);
      const { imports, declarations } = open(file);
      for (const [, word = '', member] of declaration.code.matchAll(WORD)) {
        const imported = imports.get(word);
        const from = imported?.file ?? file;
        const name = imported?.name === '*' ? member : (imported?.name ?? word);
        const found = (imported ? open(from).declarations : declarations).find(
          (one) => one.name === name,
        );
        if (found) used.push({ file: from, declaration: found });
      }
    }
    next = used;
  }
  return paths;
}
