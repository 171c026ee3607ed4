import type { Noun } from '../world/noun.ts'
import { signingKeys } from './migrations/001-signing-keys.ts'

/** Keys by which this installation signs what others are to believe. */
export const assertionTables: Noun = {
  noun: 'assertions',
  migrations: { '001-signing-keys': signingKeys },
}
