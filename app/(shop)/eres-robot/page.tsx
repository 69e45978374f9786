import { authMetadata } from '@/components/account/sign-in/auth-metadata';
import { RobotScreen } from '@/components/account/sign-in/robot-screen';

export function generateMetadata() {
  return authMetadata('robot');
}

export default function Robot() {
  return <RobotScreen />;
}
