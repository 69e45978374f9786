import { builderMetadata } from '@/components/builder/builder-metadata';
import { BuilderShell } from '@/components/builder/builder-shell';
import { optionalMetadata, optionalPage } from '@/components/shell/document/cached-document';

export const generateMetadata = optionalMetadata('assembly-simple', builderMetadata);

export default optionalPage('assembly-simple', () => <BuilderShell isSimple />);
