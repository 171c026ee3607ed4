import { computed } from 'nanostores'
import type { ContextPermissions, MiniAppContext } from '../contract/mini-app.ts'
import { $displaySettings } from './display-settings.ts'
import { $agency, $held } from './permissions.ts'
import { $tenant } from './tenant.ts'
import { $users } from './users.ts'
import { $workspace, $workspaces } from './workspaces.ts'

const none: readonly string[] = Object.freeze([])

const $markets = computed([$workspaces, $held], ({ list }, held) => {
  const markets = (list ?? []).filter(({ type, country, azId }) => type === 'MARKET' && country && held.has(azId))
  return Object.freeze(Object.fromEntries(markets.map(({ country, azId }) => [country!.code, Object.freeze([...held.get(azId)!])])))
})

const $contextPermissions = computed([$agency, $workspace, $held, $markets], (agency, workspace, held, markets): ContextPermissions =>
  Object.freeze({
    agency: agency ? Object.freeze([...(held.get(agency.azId) ?? none)]) : none,
    workspace: workspace ? Object.freeze([...(held.get(workspace.azId) ?? none)]) : none,
    markets,
  }),
)

const $frozenSettings = computed($displaySettings, (settings) => Object.freeze({ ...settings }))

/** What every mini-app is told; each slice keeps its identity while unchanged. */
export const $context = computed(
  [$frozenSettings, $workspace, $tenant, $users, $contextPermissions],
  (displaySettings, workspace, tenant, { myself }, permissions): MiniAppContext =>
    Object.freeze({ displaySettings, workspace: workspace ?? null, tenant, user: myself ?? null, permissions }),
)
