import type { Noun } from '../world/noun.ts'
import { outbox } from './migrations/001-outbox.ts'

/** Mails that wait to be sent. */
export const mailTables: Noun = {
  noun: 'mail',
  after: ['people'],
  migrations: { '001-outbox': outbox },
}
