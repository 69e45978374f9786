import { assemblyMetadata } from '@/components/assembly/assembly-metadata';
import { AssemblyShell } from '@/components/assembly/assembly-shell';

export function generateMetadata() {
  return assemblyMetadata();
}

export default function Assembly() {
  return <AssemblyShell />;
}
