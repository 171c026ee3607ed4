import { sql as raw, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Needs } from '../../../shell/config/app-row.ts'
import { rowOf } from '../../../shell/config/app-rows.ts'
import type { ApiParts } from './api-environment.ts'
import { hasAudiences } from './market-conditions.ts'
import type { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

/** Something that must be true in a query for an app to open, and how somebody is refused where it is not. */
export interface Condition {
  app: string
  met: Expression<SqlBool>
  refuse: () => Refusal
}

type Spellings = Pick<ApiParts, 'spellings'>

/** Whether the person holds the permission, prefixed or bare, on the account that a column names: domain/access/effective.ts as a query. */
export const holds = (
  { spellings }: Spellings,
  personId: string,
  account: string,
  permission: string,
): RawBuilder<boolean> =>
  raw<boolean>`exists (select from effective_permission where person_id = ${personId}
    and account_id = ${raw.ref(account)} and permissions && ${spellings(permission)}::text[])`

/**
 * The same for a query of many rows, with any of the permissions or with anything at all. What is given with everything
 * beneath is laid out once, by however many roles it came; `is true` keeps that apart, because the planner takes it for
 * a few accounts and would look up a row for each. `only` is a query of the accounts that matter, where that is known.
 */
export function holdsOnAny(
  personId: string,
  account: string,
  permissions?: readonly string[],
  only?: RawBuilder<unknown>,
) {
  const among = (column: string) =>
    permissions ? raw`and ${raw.ref(column)} && ${[...permissions]}::text[]` : raw``
  const narrowed = only ? raw`and account_id = any(array(${only}))` : raw``
  const given = raw`effective_role as held join user_role on user_role.id = held.role_id
    where held.person_id = ${personId} ${among('user_role.granted')}`
  return raw<boolean>`(${raw.ref(account)} in (
    select account_id from permission_record where person_id = ${personId} ${among('permissions')} ${narrowed}
    union all select held.account_id from ${given}
    union all select account_id from account_above
      where above_id = any(array(select held.account_id from ${given} and held.below)))) is true`
}

/**
 * Conditions that an app's row or configured entry sets for a person in an agency, for queries of `agency`.
 */
export function inAgency(
  parts: Spellings,
  app: string,
  personId: string,
  { permission, tenants }: Needs = needsOf(app),
): readonly Condition[] {
  const conditions: Condition[] = []
  if (permission)
    conditions.push({
      app,
      met: holds(parts, personId, 'agency.az_id', permission),
      refuse: () => refusal('permission-missing', { permission }),
    })
  if (tenants)
    conditions.push({
      app,
      met: raw<boolean>`agency.code = any(${tenants}::text[])`,
      refuse: () => refusal('app-of-other-agencies'),
    })
  return conditions
}

/** Likewise for a brand; for queries of `agency` and of `workspace`, which is the brand. */
export function inBrand(
  parts: Spellings,
  app: string,
  personId: string,
  needs: Needs = needsOf(app),
): readonly Condition[] {
  const { marketPermission, eligibleCountry } = needs
  const conditions = [...inAgency(parts, app, personId, needs)]
  if (marketPermission)
    conditions.push({
      app,
      met: raw<boolean>`exists (select from workspace as market where market.type = 'MARKET'
        and market.organisations_id = workspace.organisations_id
        and market.country_code = workspace.country_code
        and ${holds(parts, personId, 'market.az_id', marketPermission)})`,
      refuse: () => refusal('market-permission-missing', { permission: marketPermission }),
    })
  if (eligibleCountry)
    conditions.push({
      app,
      met: hasAudiences('workspace.country_code'),
      refuse: () => refusal('country-without-audiences'),
    })
  return conditions
}

/** Which of the conditions are met, as a column of a query. */
export const metOf = (conditions: readonly Condition[]) =>
  raw<readonly boolean[]>`array[${raw.join(conditions.map(({ met }) => met))}]::boolean[]`

/** Why none of the apps opens; undefined where one does, or where no app is asked. */
export function refusalOf(
  apps: readonly string[],
  conditions: readonly Condition[],
  met: readonly boolean[],
): Refusal | undefined {
  const unmet = conditions.filter((_, index) => !met[index])
  return apps.every((app) => unmet.some((each) => each.app === app)) ? unmet[0]?.refuse() : undefined
}

/** @throws where the app has no row: nobody would know who may call */
export function needsOf(app: string): Needs {
  const row = rowOf(app)
  if (!row) throw new Error(`The app "${app}" has no row in shell/config/apps`)
  return row.needs ?? {}
}
