import { BuilderShell, builderMetadata } from '@/components/builder/builder-shell';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('assembly-new', builderMetadata);

export default optionalPage('assembly-new', function BuilderPage() {
  return <BuilderShell />;
});
