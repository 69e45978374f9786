import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

export const readYaml = (file: string): unknown[] =>
  parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS();
  });
