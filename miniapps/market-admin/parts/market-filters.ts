import type { MarketLine } from '../../domain/markets/market-answers.ts'
import type { RowFilter } from '../../kit/list/found-rows.ts'
import type { FilterValues } from '../../kit/views/filters/filter.ts'
import { words } from '../words/words.ts'
import { statusOf } from './market-columns.tsx'

const FACETS = {
  region: { of: ({ region }: MarketLine) => String(region), options: ['1', '2', '3', '4'] },
  status: { of: statusOf, options: ['live', 'test', 'archived'] },
  readiness: {
    of: ({ readiness }: MarketLine) => (readiness.isReady ? 'ready' : 'missing'),
    options: ['ready', 'missing'],
  },
  work: { of: ({ mine }: MarketLine) => (mine ? 'mine' : 'others'), options: ['mine', 'others'] },
} as const
const KEYS = ['region', 'status', 'readiness', 'work'] as const satisfies (keyof typeof FACETS)[]

/** The list is narrowed by these; only those who manage markets see archived ones. */
export const marketFilters = (manages: boolean): readonly RowFilter<MarketLine>[] =>
  KEYS.map((key) => ({
    key,
    label: key === 'work' ? words('work') : words(key),
    kind: 'choice',
    options: FACETS[key].options
      .filter((value) => manages || value !== 'archived')
      .map((value) => ({ value, label: words(`${key}.${value}` as 'status.live') })),
    value: FACETS[key].of,
  }))

/** An archived market is out of the way until its manager asks for its status or its name. */
export const isMarketShown =
  (manages: boolean) =>
  ({ isArchived }: MarketLine, { q = '', status }: FilterValues): boolean =>
    !isArchived || (manages && (q.trim() !== '' || Boolean(status)))
