import { builderMetadata } from '@/components/builder/builder-metadata';
import { BuilderShell } from '@/components/builder/builder-shell';
import { optionalMetadata, optionalPage } from '@/components/shell/document/cached-document';

export const generateMetadata = optionalMetadata('assembly-new', builderMetadata);

export default optionalPage('assembly-new', () => <BuilderShell />);
