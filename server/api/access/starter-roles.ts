import type { Transaction } from 'kysely'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import {
  ADMINISTRATOR_ROLE,
  BRAND_PERMISSIONS,
  EVERYDAY_PERMISSIONS,
  LEAD_ROLE,
  PLANNER_ROLE,
} from '../../world/permission-sets.ts'

/** Given with everything beneath the agency they open its brands too. */
const ROLES: readonly (readonly [key: string, name: string, permissions: readonly string[]])[] = [
  ['administrator', 'Administrator', [...ADMINISTRATOR_ROLE, ...BRAND_PERMISSIONS]],
  ['account-lead', 'Account lead', [...LEAD_ROLE, ...BRAND_PERMISSIONS]],
  ['media-planner', 'Media planner', [...PLANNER_ROLE, ...BRAND_PERMISSIONS]],
  ['colleague', 'Colleague', [...EVERYDAY_PERMISSIONS, ...BRAND_PERMISSIONS]],
]

/** Roles that a new agency begins with, which its administrators change as they like. */
export async function addStarterRoles(sql: Transaction<Database>, agency: string): Promise<void> {
  for (const [key, name, values] of ROLES) {
    const role = { name, agencies: [agency], countries: [] }
    const permissions = [{ key: 'PERMISSIONS', values }]
    const made = await sql
      .insertInto('user_role')
      .values({
        id: `role-${agency}-${key}`,
        ...role,
        application_id: `applications-${agency}`,
        permissions: JSON.stringify(permissions),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) continue
    await writeAudit(sql, {
      action: 'role.created',
      subject: { type: 'role', id: made.id, name },
      agency,
      after: { ...role, permissions },
      reason: 'FIRST_ADMIN',
    })
  }
}
