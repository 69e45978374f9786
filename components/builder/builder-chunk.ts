/** The builder, and what takes a shared build into it. */
export { importSharedBuild } from '@/stores/flows/builder/import-shared-build';
export { BuilderScreen } from './builder-screen';
