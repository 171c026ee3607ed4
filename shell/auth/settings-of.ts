import { CONFIG } from '../config/environment.ts'
import type { SignInSettings } from '../contract/runtime-config.ts'
import type { StoredUser } from './stored-user.ts'

/** How the provider of these tokens wants to be treated: the portal's own, or one of the others. */
export const settingsOf = ({ config_id }: StoredUser): Omit<SignInSettings, 'display'> =>
  CONFIG.otherProviders?.find(({ id }) => id === config_id) ?? CONFIG.signIn ?? {}
