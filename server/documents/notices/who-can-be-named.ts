import { sql as raw } from 'kysely'
import type { Somebody } from '../../../miniapps/domain/document/wire.ts'
import type { ApiParts } from '../../api/kit/api-environment.ts'
import type { DocumentKind } from '../../api/kit/document-kind.ts'
import type { DocumentLine } from '../stored-document.ts'
import { whoMayOpen } from './audience.ts'

/** Each is asked whether they may open the document. */
const LOOKED_AT = 24
const MOST_NAMES = 8

/** People of the document's agency whose first or last name begins so and who may open it, but not who asks. */
export async function whoCanBeNamed(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  kind: DocumentKind,
  { id, place }: Pick<DocumentLine, 'id' | 'place'>,
  text: string,
  by: string,
): Promise<readonly Somebody[]> {
  const { rows } =
    await raw<Somebody>`select person.id, trim(firstname || ' ' || lastname) as name from agency
    join agency_member on agency_member.agency_code = agency.code
    join person on person.id = agency_member.person_id
    where (agency.code = ${place}
      or agency.organisations_id = (select organisations_id from workspace where id = ${place}))
      and disabled_at is null and trim(firstname || lastname) <> '' and person.id <> ${by}
      and (starts_with(lower(trim(firstname || ' ' || lastname)), lower(${text}))
        or starts_with(lower(lastname), lower(${text})))
    order by 2, 1 limit ${LOOKED_AT}`.execute(parts.sql)
  const may = await whoMayOpen(
    parts,
    kind,
    { id, place },
    rows.map((row) => row.id),
  )
  const byName = new Map(rows.filter((row) => may.includes(row.id)).map((row) => [row.name, row])) // a name stands for all who have it
  return [...byName.values()].slice(0, MOST_NAMES)
}
