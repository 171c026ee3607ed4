import { sql as raw, type Expression, type SqlBool } from 'kysely'
import { ROUTES } from '../../shell/config/routes.ts'
import type { DocumentDefinition } from '../../miniapps/domain/document/definition.ts'
import type { ApiParts } from '../api/kit/api-environment.ts'
import { Refusal } from '../api/kit/refusal.ts'

type Place = Pick<DocumentDefinition, 'app' | 'belongsTo'>

/**
 * Where a person may use an app, by what the shell's guards ask before it opens there: membership and access in the agency,
 * access to the brand, and the permission in the app's row.
 */
export function placeAccess({ sql, spellings }: ApiParts) {
  const held = (account: string, permission: string, personId: string): Expression<SqlBool> =>
    raw<boolean>`exists (select from permission_record where person_id = ${personId}
      and account_id = ${raw.ref(account)} and permissions && ${spellings(permission)}::text[])`

  const inAgency = (
    personId: string,
    permissions: readonly (string | undefined)[],
  ): Expression<SqlBool>[] => [
    raw<boolean>`exists (select from agency_member where agency_code = agency.code and person_id = ${personId})`,
    ...permissions.flatMap((permission) => (permission ? [held('agency.az_id', permission, personId)] : [])),
  ]

  /** A query of the ids of all places. */
  const places = (place: Place, personId: string, ...more: (string | undefined)[]) => {
    const asked = inAgency(personId, ['OsAgencyAccess', permissionOf(place.app), ...more])
    const and = raw.join(asked, raw` and `)
    if (place.belongsTo === 'agency') return raw<{ id: string }>`select code as id from agency where ${and}`
    return raw<{ id: string }>`select workspace.id from workspace
      join agency on agency.organisations_id = workspace.organisations_id
      where workspace.type = 'BRAND' and ${held('workspace.az_id', 'OS_WORKSPACE_ACCESS', personId)} and ${and}`
  }

  /** Refuses whoever may not use the app there, in words that say nothing of what is there. */
  const check = async (
    place: Place,
    id: string,
    personId: string,
    ...more: (string | undefined)[]
  ): Promise<void> => {
    if (place.belongsTo === 'person') {
      if (id !== personId) throw new Refusal(403, 'This belongs to somebody else.')
      return
    }
    const { rows } =
      await raw`select from (${places(place, personId, ...more)}) as place where id = ${id}`.execute(sql)
    if (!rows.length)
      throw new Refusal(403, 'You may not do this here. Ask the administrator of your agency for it.')
  }

  return { places, check }
}

/** The permission in the app's row of the route tables. */
const permissionOf = (app: string): string | undefined => ROUTES.find((line) => line.app === app)?.permission
