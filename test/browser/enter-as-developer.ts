import { ROUTES } from '../../shell/config/routes.ts'
import type { RuntimeConfig } from '../../shell/contract/runtime-config.ts'
import { decide } from '../../shell/navigation/decide.ts'
import { RouteTable } from '../../shell/navigation/route-table.ts'
import { enterPortal, PREFIX } from './portal-world.ts'

/** Somebody who holds OsDevelopers, or does not, in a portal whose rights are loaded. */
export async function enterAsDeveloper(config: Partial<RuntimeConfig>, isDeveloper = true): Promise<void> {
  const more = isDeveloper ? [`${PREFIX}OsDevelopers`] : []
  await enterPortal({ held: { 'az-choreograph': ['OsAgencyAccess', ...more] }, config })
  await decide(new RouteTable(ROUTES), '/you')
}
