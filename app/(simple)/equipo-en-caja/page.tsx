import { BuilderShell, builderMetadata } from '@/components/builder/builder-shell';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('assembly-simple', builderMetadata);

export default optionalPage('assembly-simple', function SimpleBuilderPage() {
  return <BuilderShell isSimple />;
});
