import { sql as raw, type Kysely } from 'kysely'
import { APP_ROWS } from '../../../shell/config/app-rows.ts'
import { PERMISSION_CODES, PERMISSIONS } from '../../../shell/config/permissions.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { refusal } from './refusals.ts'
import type { Administrator } from './administrator.ts'

/** All that is there to hold: what apps ask for, what the specification names, and what roles and rules of these agencies name. */
export async function knownPermissions(
  sql: Kysely<Database>,
  agencies: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await raw<{ code: string }>`select unnest(granted) as code from user_role
      where agencies = '{}' or agencies && ${[...agencies]}::text[]
    union select unnest(first || second) from duty_rule where agency_code = any(${[...agencies]}::text[])`.execute(
    sql,
  )
  const all = new Set([
    ...PERMISSIONS,
    ...PERMISSION_CODES,
    ...namedByApps(),
    ...rows.map(({ code }) => code),
  ])
  return [...all].toSorted()
}

function namedByApps(): string[] {
  const asked = APP_ROWS.flatMap(({ needs, menu = [] }) => [
    needs?.permission,
    needs?.marketPermission,
    ...menu.map(({ permission }) => permission),
  ])
  return asked.filter((each) => each !== undefined)
}

/** @throws Refusal with the name of one that no app and no role knows */
export async function mustBeKnown(
  { sql, spellings }: Pick<ApiParts, 'sql' | 'spellings'>,
  { agencies }: Administrator,
  permissions: readonly string[],
): Promise<void> {
  const known = new Set((await knownPermissions(sql, agencies)).flatMap(spellings))
  const unknown = permissions.find((each) => !known.has(each))
  if (unknown !== undefined) throw refusal('permission-not-found', { permission: unknown })
}
