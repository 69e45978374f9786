import { accessMetadata } from '@/components/account/sign-in/access-metadata';
import { RobotScreen } from '@/components/account/sign-in/robot-screen';

export function generateMetadata() {
  return accessMetadata('robot');
}

export default function Robot() {
  return <RobotScreen />;
}
