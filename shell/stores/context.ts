import { computed } from 'nanostores'
import { applicationIdOf } from '../config/app-ids.ts'
import { CONFIG } from '../config/environment.ts'
import type { ContextPermissions, MiniAppContext } from '../contract/mini-app.ts'
import { $appearance } from './appearance.ts'
import { $displaySettings } from './display-settings.ts'
import { $heldInMarkets } from './markets.ts'
import { $agency, $held } from './permissions.ts'
import { $tenant } from './tenant.ts'
import { $users } from './users.ts'
import { $workspace } from './workspaces.ts'

const none: readonly string[] = Object.freeze([])
const lists = new WeakMap<ReadonlySet<string>, readonly string[]>()

/** The same frozen list for the same account, however often it is asked for. */
function listOf(held: ReadonlySet<string> | undefined): readonly string[] {
  if (!held) return none
  const list = lists.get(held) ?? Object.freeze([...held])
  lists.set(held, list)
  return list
}

const $markets = computed($heldInMarkets, (markets) =>
  Object.freeze(Object.fromEntries([...markets].map(([code, held]) => [code, listOf(held)]))),
)

const $contextPermissions = computed(
  [$agency, $workspace, $held, $markets],
  (agency, workspace, held, markets): ContextPermissions =>
    Object.freeze({
      prefix: CONFIG.permissionPrefix,
      agency: listOf(agency && held.get(agency.azId)),
      workspace: listOf(workspace && held.get(workspace.azId)),
      markets,
    }),
)

const $frozenSettings = computed($displaySettings, (settings) => Object.freeze({ ...settings }))

const $singleKeys = computed($appearance, ({ singleKeys }) => singleKeys)

/** What every mini-app is told; each slice keeps its identity while unchanged. */
export const $context = computed(
  [$frozenSettings, $workspace, $tenant, $users, $contextPermissions, $agency, $singleKeys],
  (displaySettings, workspace, tenant, { myself }, permissions, agency, singleKeys): MiniAppContext =>
    Object.freeze({
      displaySettings,
      workspace: workspace ?? null,
      tenant,
      user: myself ?? null,
      permissions,
      singleKeys,
      ...(agency && { applicationId: applicationIdOf(agency) }),
    }),
)
