import type { Noun } from '../world/noun.ts'
import { documents } from './migrations/001-documents.ts'

/** What people make here, and everything that happened to it. */
export const documentTables: Noun = {
  noun: 'documents',
  after: ['people'],
  migrations: { '001-documents': documents },
}
