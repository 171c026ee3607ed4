import type { Noun } from '../world/noun.ts'
import { pieces } from './migrations/001-pieces.ts'

/** What files are made of, where the database keeps them. */
export const fileTables: Noun = { noun: 'files', migrations: { '001-pieces': pieces } }
