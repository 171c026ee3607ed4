import type { Noun } from '../world/noun.ts'
import { records } from './migrations/001-records.ts'

/** What the embedded identity provider remembers. */
export const identityProviderTables: Noun = {
  noun: 'identity-provider',
  migrations: { '001-records': records },
}
