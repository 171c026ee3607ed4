import { type Kysely, sql as raw } from 'kysely'
import type { ApiParts } from '../../api/kit/api-environment.ts'
import type { DocumentKind } from '../../api/kit/document-kind.ts'
import { notify } from '../../api/notifications/notify.ts'
import type { Database } from '../../db/schema.ts'
import type { DocumentLine } from '../stored-document.ts'
import { aboutDocument, addressIn } from './about-document.ts'
import { whoMayOpen } from './audience.ts'

/** Whoever is named as "@Ada Lovelace" is told that, and all who made, changed or commented it that there is a comment. */
export async function tellOfComment(
  sql: Kysely<Database>,
  parts: Pick<ApiParts, 'spellings'>,
  kind: DocumentKind,
  line: DocumentLine,
  { text, by }: { text: string; by: string },
): Promise<void> {
  const named = await whoIsNamed(sql, line.place, text)
  const part = await whoTookPart(sql, line.id)
  const may = await whoMayOpen(
    { ...parts, sql },
    kind,
    line,
    [...named, ...part].filter((person) => person !== by),
  )
  if (!may.length) return
  const path = await addressIn(sql, kind, line)
  const params = await aboutDocument(sql, line, by)
  const isNamed = (person: string) => named.includes(person)
  await notify(sql, may.filter(isNamed), { kind: 'mentioned', params, path })
  await notify(
    sql,
    may.filter((person) => !isNamed(person)),
    { kind: 'document-commented', params, path },
  )
}

/** Members of the agency that the document's place is of. */
async function whoIsNamed(sql: Kysely<Database>, place: string, text: string): Promise<string[]> {
  if (!text.includes('@')) return []
  const { rows } = await raw<{ id: string }>`select person.id from agency
    join agency_member on agency_member.agency_code = agency.code
    join person on person.id = agency_member.person_id
    where (agency.code = ${place}
      or agency.organisations_id = (select organisations_id from workspace where id = ${place}))
      and trim(firstname || lastname) <> ''
      and strpos(lower(${text}), '@' || lower(trim(firstname || ' ' || lastname))) > 0`.execute(sql)
  return rows.map(({ id }) => id)
}

async function whoTookPart(sql: Kysely<Database>, id: string): Promise<string[]> {
  const { rows } = await raw<{ by: string }>`
    select created_by as by from document where id = ${id}
    union select by from document_change where document_id = ${id}
    union select by from document_comment where document_id = ${id}`.execute(sql)
  return rows.map(({ by }) => by)
}
