import type { AppContext } from '../http/app-env.js';
import { isFromThisMachine } from '../http/client-address.js';
import type { ValidAuthSettings } from './auth-settings.js';

export const DEMO_ON_THIS_MACHINE =
  'Demo accounts can only be used on the machine that runs this server.';

/** Whether a request may use the demo accounts. By default, only one from this machine may, without a proxy. */
export const mayUseDemoAccounts = (
  context: AppContext,
  { demoAccounts }: Pick<ValidAuthSettings, 'demoAccounts'>,
): boolean =>
  demoAccounts === 'everyone' || (demoAccounts === 'this-machine' && isFromThisMachine(context));
