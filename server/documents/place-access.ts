import { sql as raw } from 'kysely'
import type { DocumentDefinition } from '../../miniapps/domain/document/definition.ts'
import type { ApiParts } from '../api/kit/api-environment.ts'
import { holds, inAgency, inBrand } from '../api/kit/app-conditions.ts'
import { Refusal } from '../api/kit/refusal.ts'

type Place = Pick<DocumentDefinition, 'app' | 'belongsTo' | 'permissions'>

/**
 * Where a person may use an app, by what the shell's guards ask before it opens there: membership and access in the agency,
 * access to the brand, and what the app's row asks.
 */
export function placeAccess(parts: Pick<ApiParts, 'sql' | 'spellings'>) {
  /** A query of the ids of all places. */
  const places = (
    { app, belongsTo, permissions = [] }: Place,
    personId: string,
    ...more: (string | undefined)[]
  ) => {
    const held = (account: string, permission: string) => holds(parts, personId, account, permission)
    const isOfAgency = belongsTo === 'agency'
    const and = raw.join(
      [
        raw`exists (select from agency_member where agency_code = agency.code and person_id = ${personId})`,
        held('agency.az_id', 'OsAgencyAccess'),
        ...[...permissions, ...more].flatMap((permission) =>
          permission ? [held('agency.az_id', permission)] : [],
        ),
        ...(isOfAgency ? inAgency : inBrand)(parts, app, personId).map(({ met }) => met),
      ],
      raw` and `,
    )
    if (isOfAgency) return raw<{ id: string }>`select code as id from agency where ${and}`
    return raw<{ id: string }>`select workspace.id from workspace
      join agency on agency.organisations_id = workspace.organisations_id
      where workspace.type = 'BRAND' and ${held('workspace.az_id', 'OS_WORKSPACE_ACCESS')} and ${and}`
  }

  /** Refuses whoever may not use the app there, in words that say nothing of what is there. */
  const check = async (
    place: Place,
    id: string,
    personId: string,
    ...more: (string | undefined)[]
  ): Promise<void> => {
    if (place.belongsTo === 'person') {
      if (id !== personId) throw new Refusal('document-of-another')
      return
    }
    const { rows } =
      await raw`select from (${places(place, personId, ...more)}) as place where id = ${id}`.execute(
        parts.sql,
      )
    if (!rows.length) throw new Refusal('document-place-closed')
  }

  return { places, check }
}
