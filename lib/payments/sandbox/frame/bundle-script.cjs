const { resolve } = require('node:path');

const root = resolve(__dirname, '../../../..');

/**
 * A loader that answers with a file and all that it imports as one script. The frame of the sandbox's card fields is a document
 * of its own, which has nothing of the shop's scripts.
 */
module.exports = async function bundleScript() {
  const { build } = await import('vite');
  const bundle = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': root } },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: this.resourcePath, formats: ['iife'], name: 'cardFrame' },
    },
  });
  const [{ output }] = bundle;
  const [script] = output;
  for (const path of script.moduleIds) this.addDependency(path);
  return script.code;
};
