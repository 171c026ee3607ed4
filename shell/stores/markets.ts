import { computed } from 'nanostores'
import { CONFIG } from '../config/environment.ts'
import { holds } from '../contract/holds.ts'
import { withWorkspaces } from '../contract/workspace-rules.ts'
import { $held, $permissions } from './permissions.ts'
import { $workspaces } from './workspaces.ts'

const $list = computed($workspaces, ({ list }) => list)
const $records = computed($permissions, ({ permissions }) => permissions)

/** The records of market accounts, each with its market attached; spec section 3. */
const $marketRecords = computed([$list, $records], (list = [], records = []) =>
  withWorkspaces(records, list.filter(({ type, country }) => type === 'MARKET' && country)).filter(({ workspace }) => workspace),
)

/** What is held per market country code (spec section 6): a market is an account like any other. */
export const $heldInMarkets = computed([$marketRecords, $held], (records, held) =>
  new Map(records.flatMap(({ workspace, account_id }) => (held.has(account_id) ? [[workspace!.country!.code, held.get(account_id)!] as const] : []))),
)

/** Whether it is held in the market of that country, prefixed or bare. */
export function marketHolds(country: string, permission: string): boolean {
  return holds($heldInMarkets.get().get(country), permission, CONFIG.permissionPrefix)
}
