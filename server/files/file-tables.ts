import type { Noun } from '../world/noun.ts'
import { pieces } from './migrations/001-pieces.ts'
import { FILE_REFUSALS } from './refusals.ts'

/** What files are made of, where the database keeps them. */
export const fileTables: Noun = {
  noun: 'files',
  refusals: FILE_REFUSALS,
  migrations: { '001-pieces': pieces },
}
