import type { Noun } from '../world/noun.ts'
import { records } from './migrations/001-records.ts'
import { SIGN_IN_REFUSALS } from './refusals.ts'

/** What the embedded identity provider remembers. */
export const identityProviderTables: Noun = {
  noun: 'identity-provider',
  refusals: SIGN_IN_REFUSALS,
  migrations: { '001-records': records },
}
