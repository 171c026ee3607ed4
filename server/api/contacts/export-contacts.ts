import type { Kysely } from 'kysely'
import type { ContactLine } from '../../../miniapps/domain/contacts/contact.ts'
import type { Page } from '../../../shell/contract/page.ts'
import { EXPORTED_MOST } from '../../../miniapps/domain/contacts/limits.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import type { Person } from '../kit/api-environment.ts'
import type { ContactFilter } from './contact-query.ts'
import { listContacts } from './list-contacts.ts'

/** People leave the portal in a file: never more than so many at once, and it is noted who took which. */
export async function exportContacts(
  sql: Kysely<Database>,
  filter: ContactFilter,
  reader: Person,
): Promise<Page<ContactLine>> {
  const { data, total } = await listContacts(sql, filter, reader.id, { limit: EXPORTED_MOST })
  const subject = { type: 'person', id: reader.id } as const
  const after = { asked: filter, people: data.length }
  await writeAudit(sql, { actor: reader.id, action: 'contacts.exported', subject, after })
  return { data, next: null, total: total! }
}
