import { computed } from 'nanostores'
import { CONFIG } from '../config/environment.ts'
import { holds } from '../contract/holds.ts'
import { withWorkspaces } from '../contract/workspace-rules.ts'
import { $held, $permissions } from './permissions.ts'
import { $workspaces } from './workspaces.ts'

const $list = computed($workspaces, ({ list }) => list)
const $records = computed($permissions, ({ permissions }) => permissions)

const $markets = computed($list, (list = []) =>
  list.filter(({ type, country }) => type === 'MARKET' && country),
)

/** The accounts of a country's markets as the trace names them, by country code. */
export const $marketAccounts = computed($markets, (markets): ReadonlyMap<string, string> => {
  const accounts = new Map<string, string>()
  for (const { country, azId } of markets)
    accounts.set(country!.code, [accounts.get(country!.code), azId].filter(Boolean).join(', '))
  return accounts
})

/** The records of market accounts, each with its market attached; spec section 3. */
const $marketRecords = computed([$markets, $records], (markets, records = []) =>
  withWorkspaces(records, markets).filter(({ workspace }) => workspace),
)

/** What is held per market country code (spec section 6): a market is an account like any other, and a country may have several. */
export const $heldInMarkets = computed([$marketRecords, $held], (records, held) => {
  const markets = new Map<string, ReadonlySet<string>>()
  for (const { workspace, account_id } of records) {
    const { code } = workspace!.country!
    const here = held.get(account_id)
    const others = markets.get(code)
    if (here) markets.set(code, others && others !== here ? new Set([...others, ...here]) : here)
  }
  return markets
})

/** Whether it is held in the market of that country, prefixed or bare. */
export function marketHolds(country: string, permission: string): boolean {
  return holds($heldInMarkets.get().get(country), permission, CONFIG.permissionPrefix)
}
