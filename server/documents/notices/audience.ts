import { sql as raw } from 'kysely'
import { rowOf } from '../../../shell/config/app-rows.ts'
import type { ApiParts } from '../../api/kit/api-environment.ts'
import type { DocumentKind } from '../../api/kit/document-kind.ts'
import { holdersIn } from '../../api/kit/holders-in.ts'
import { placeAccess, writable } from '../place-access.ts'
import type { DocumentLine } from '../stored-document.ts'

type Parts = Pick<ApiParts, 'sql' | 'spellings'>
type Line = Pick<DocumentLine, 'id' | 'place'>

/** More people are not asked about one document. */
const MOST_ASKED = 50

/** Those of these people who may open the document: nobody else is told of it. */
export async function whoMayOpen(
  parts: Parts,
  { definition, closed }: Pick<DocumentKind, 'definition' | 'closed'>,
  { id, place }: Line,
  people: readonly string[],
  permission?: string,
): Promise<string[]> {
  if (definition.belongsTo === 'person') return people.filter((person) => person === place)
  const { places } = placeAccess(parts)
  const open: string[] = []
  for (const person of new Set(people)) {
    const { rows } = await raw`select from document
      where id = ${id} ${closed ? raw`and not ${closed.to(person)}` : raw``}
        and place in (select id from (${places(definition, person, permission)}) as open where id = ${place})
        and exists (select from person where person.id = ${person} and disabled_at is null)`.execute(
      parts.sql,
    )
    if (rows.length) open.push(person)
  }
  return open
}

/** Whom a decision about a document is asked of: the owners of its brand, else all who work in it. */
export async function whoDecides(
  parts: Parts,
  kind: DocumentKind,
  line: Line,
  permission: string | undefined,
  by: string,
): Promise<string[]> {
  const deciding = { ...kind, definition: writable(kind.definition) }
  if (await isOfAgency(parts, kind, line)) {
    const { app } = kind.definition
    const needed = permission ?? rowOf(app)?.needs?.permission ?? 'OsAgencyAccess'
    const holders = await holdersIn(parts.sql, parts, line.place, needed)
    const others = holders.filter((each) => each !== by).slice(0, MOST_ASKED)
    return whoMayOpen(parts, deciding, line, others, permission)
  }
  const { rows } = await raw<{ id: string; owns: boolean }>`
    select person_id as id, bool_or(permissions && ${parts.spellings('OS_WORKSPACE_MANAGE')}::text[]) as owns
    from effective_permission as held join workspace on workspace.az_id = held.account_id
    where workspace.id = ${line.place} and person_id <> ${by}
    group by person_id order by owns desc, person_id limit ${MOST_ASKED}`.execute(parts.sql)
  const may = await whoMayOpen(
    parts,
    deciding,
    line,
    rows.map(({ id }) => id),
    permission,
  )
  const owners = rows.filter(({ id, owns }) => owns && may.includes(id)).map(({ id }) => id)
  return owners.length ? owners : may
}

async function isOfAgency(
  { sql }: Parts,
  { definition: { belongsTo } }: DocumentKind,
  { place }: Line,
): Promise<boolean> {
  if (belongsTo !== 'agency-or-brand') return belongsTo === 'agency'
  return (await sql.selectFrom('agency').select('code').where('code', '=', place).execute()).length > 0
}
