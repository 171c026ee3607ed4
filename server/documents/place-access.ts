import { type RawBuilder, sql as raw } from 'kysely'
import type { DocumentDefinition } from '../../miniapps/domain/document/definition.ts'
import type { ApiParts } from '../api/kit/api-environment.ts'
import { type Condition, holds, inAgency, inBrand } from '../api/kit/app-conditions.ts'
import type { AskedBy, Kept } from '../api/kit/kept.ts'
import { refusal } from './refusals.ts'

/** Of more than these, each is asked for. */
const MOST_KEPT = 2000
const ID_BYTES = 100

/** The places that are open to somebody, for looking one up and for a query. */
export interface OpenPlaces {
  has(id: string): boolean
  ids: readonly string[]
}

export type Place = Pick<
  DocumentDefinition,
  'app' | 'belongsTo' | 'permissions' | 'readers' | 'writePermission'
>

/** Where documents may be made and changed, which asks more than reading them. */
export const writable = <Of extends Place>({ readers: _readers, writePermission, ...place }: Of) => ({
  ...place,
  permissions: [...(place.permissions ?? []), ...(writePermission ? [writePermission] : [])],
})

/** Whether all conditions of one app at least are met. */
const anyOf = (apps: readonly (readonly Condition[])[]): RawBuilder<boolean> =>
  raw`(${raw.join(
    apps.map(
      (conditions) => raw`(${raw.join([raw`true`, ...conditions.map(({ met }) => met)], raw` and `)})`,
    ),
    raw` or `,
  )})`

/**
 * Where a person may use an app, by what the shell's guards ask before it opens there: membership and access in the agency,
 * access to the brand, and what the app's row asks.
 */
export function placeAccess(parts: Pick<ApiParts, 'sql' | 'spellings'>) {
  /** A query of the ids of all places. */
  const places = (
    place: Place,
    personId: string,
    ...more: (string | undefined)[]
  ): RawBuilder<{ id: string }> => {
    const { app, readers = [], belongsTo, permissions = [] } = place
    if (belongsTo === 'agency-or-brand') {
      const of = (one: 'agency' | 'brand') => places({ ...place, belongsTo: one }, personId, ...more)
      return raw<{ id: string }>`${of('agency')} union all ${of('brand')}`
    }
    const held = (account: string, permission: string) => holds(parts, personId, account, permission)
    const isOfAgency = belongsTo === 'agency'
    const and = raw.join(
      [
        raw`exists (select from agency_member where agency_code = agency.code and person_id = ${personId})`,
        held('agency.az_id', 'OsAgencyAccess'),
        ...[...permissions, ...more].flatMap((permission) =>
          permission ? [held('agency.az_id', permission)] : [],
        ),
        anyOf([app, ...readers].map((each) => (isOfAgency ? inAgency : inBrand)(parts, each, personId))),
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
      if (id !== personId) throw refusal('document-of-another')
      return
    }
    const { rows } =
      await raw`select from (${places(place, personId, ...more)}) as place where id = ${id}`.execute(
        parts.sql,
      )
    if (!rows.length) throw refusal('document-place-closed')
  }

  /** Kept until a right changes; null: there are too many. */
  const openTo = (kept: Kept, asked: AskedBy, place: Place, ...more: (string | undefined)[]) => {
    const { app, readers, belongsTo, permissions } = place
    const key = `places ${JSON.stringify([app, readers, belongsTo, permissions, more])}`
    return kept.of<OpenPlaces | null>(asked, key, async () => {
      const query = places(place, asked.personId, ...more)
      const { rows } = await raw<{
        id: string
      }>`select id from (${query}) as open limit ${MOST_KEPT + 1}`.execute(parts.sql)
      if (rows.length > MOST_KEPT) return { value: null, bytes: 0 }
      const ids = new Set(rows.map(({ id }) => id))
      return { value: { has: (id) => ids.has(id), ids: [...ids] }, bytes: rows.length * ID_BYTES }
    })
  }

  /** All that are open, or those of some places where there are too many to keep. */
  const openAmong = async (
    kept: Kept,
    asked: AskedBy,
    place: Place,
    some: () => Promise<readonly string[]>,
  ): Promise<readonly string[]> => {
    if (place.belongsTo === 'person') return [asked.personId]
    const open = await openTo(kept, asked, place)
    if (open) return open.ids
    const query = places(place, asked.personId)
    const { rows } = await raw<{
      id: string
    }>`select id from (${query}) as open where id = any(${await some()}::text[])`.execute(parts.sql)
    return rows.map(({ id }) => id)
  }

  return { places, check, openTo, openAmong }
}
