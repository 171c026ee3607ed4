import type { Kysely } from 'kysely'
import { ALWAYS_OPEN } from '../../../miniapps/domain/catalogue/catalogue-input.ts'
import { APP_ROWS } from '../../../shell/config/app-rows.ts'
import { lineNamed } from '../../../shell/config/menu-lines.ts'
import type { ArrangedApps } from '../../../shell/contract/catalogue.ts'
import type { Database } from '../../db/schema.ts'
import { countriesOf } from './announcements/read-announcements.ts'
import { overridesOf } from './read-catalogue.ts'
import { usageOf } from './usage-of.ts'

/** All that administrators need to arrange the apps of an agency. */
export async function arrangedIn(sql: Kysely<Database>, agency: string): Promise<ArrangedApps> {
  return {
    apps: arrangeable(agency),
    overrides: await overridesOf(sql, agency),
    usage: await usageOf(sql, agency),
    countries: await countriesOf(sql, agency),
    roles: await rolesIn(sql, agency),
  }
}

/** An app of other agencies is nothing to arrange here. */
const arrangeable = (agency: string): ArrangedApps['apps'] =>
  APP_ROWS.filter(
    ({ key, routes, needs }) =>
      routes && !ALWAYS_OPEN.includes(key) && (!needs?.tenants || needs.tenants.includes(agency)),
  ).map(({ key, title, category, menu }) => {
    const { permission = [] } = menu?.length === 0 ? {} : lineNamed(key)
    return { key, title, category, permissions: [permission].flat() }
  })

async function rolesIn(sql: Kysely<Database>, agency: string): Promise<ArrangedApps['roles']> {
  const roles = await sql
    .selectFrom('user_role')
    .select(['id', 'name', 'agencies', 'granted'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  return roles
    .filter(({ agencies }) => agencies.length === 0 || agencies.includes(agency))
    .map(({ id, name, granted }) => ({ id, name, permissions: granted }))
}
