import type { Noun } from '../world/noun.ts'
import { outbox } from './migrations/001-outbox.ts'
import { mailSettings } from './migrations/002-mail-settings.ts'

/** Mails that wait to be sent, and what people have chosen of them. */
export const mailTables: Noun = {
  noun: 'mail',
  after: ['people'],
  migrations: { '001-outbox': outbox, '002-mail-settings': mailSettings },
}
