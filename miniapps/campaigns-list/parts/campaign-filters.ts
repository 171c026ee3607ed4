import type { RowFilter } from '../../kit/list/found-rows.ts'
import { campaignStateOf } from '../../kit/planning/campaign-state-of.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import type { StandingLine } from '../standing-line.ts'
import { words } from '../words/words.ts'

const STATES = [
  'draft',
  'in-planning',
  'submitted',
  'rejected',
  'approved',
  'live',
  'paused',
  'completed',
  'archived',
] as const

/** By state, markets, owner, days, and whether somebody should look at it. */
export function campaignFilters(rows: readonly StandingLine[]): readonly RowFilter<StandingLine>[] {
  const markets = [...new Set(rows.flatMap((row) => row.markets))]
  const owners = [...new Set(rows.map(({ owner }) => owner))].toSorted()
  return [
    {
      key: 'state',
      label: kitWords('status'),
      kind: 'choice',
      options: STATES.map((value) => ({ value, label: campaignStateOf(value).title })),
      value: ({ state }) => state,
    },
    {
      key: 'attention',
      label: words('attention'),
      kind: 'choice',
      options: [{ value: 'yes', label: kitWords('yes') }],
      value: ({ attention }) => (attention.length ? 'yes' : 'no'),
    },
    {
      key: 'market',
      label: kitWords('market'),
      kind: 'choice',
      options: markets.map((value) => ({ value, label: marketName(value) })),
      value: (row) => row.markets,
    },
    {
      key: 'owner',
      label: words('owner'),
      kind: 'choice',
      options: owners.map((value) => ({ value, label: value })),
      value: ({ owner }) => owner,
    },
    { key: 'ends', label: words('ends'), kind: 'period', value: ({ end }) => end || null },
  ]
}
