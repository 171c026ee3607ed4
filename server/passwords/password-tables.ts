import type { Noun } from '../world/noun.ts'
import { passwordLinks } from './migrations/001-password-links.ts'

/** Links to set a password at the embedded identity provider. */
export const passwordTables: Noun = {
  noun: 'passwords',
  after: ['people'],
  migrations: { '001-password-links': passwordLinks },
}
