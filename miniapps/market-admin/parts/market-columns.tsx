import type { MarketLine } from '../../domain/markets/market-answers.ts'
import { numberLocaleOf } from '../../domain/markets/market.ts'
import type { Column } from '../../kit/table/column.ts'
import { countryName } from '../../kit/words/country-name.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { ReadinessBadge, StatusBadge } from './badges.tsx'

/** The name leads to the market where somebody may look at it. */
export const marketColumns = (leads: boolean): readonly Column<MarketLine>[] => [
  {
    key: 'name',
    title: kitWords('market'),
    type: 'text',
    widthPx: 220,
    value: countryName,
    to: leads ? ({ code }) => `/panel/${code}` : undefined,
  },
  {
    key: 'status',
    title: words('status'),
    type: 'choice',
    widthPx: 110,
    value: statusOf,
    text: (status) => words(`status.${status as 'live'}`),
    cell: (market) => <StatusBadge {...market} />,
  },
  {
    key: 'readiness',
    title: words('readiness'),
    type: 'number',
    unit: '%',
    widthPx: 150,
    value: ({ readiness }) => readiness.percent,
    cell: ({ readiness }) => <ReadinessBadge {...readiness} />,
  },
  { key: 'code', title: words('code'), type: 'text', widthPx: 80, value: ({ code }) => code },
  {
    key: 'region',
    title: words('region'),
    type: 'choice',
    wideOnly: true,
    value: ({ region }) => String(region),
    text: (region) => words(`region.${region as '1' | '2' | '3' | '4'}`),
  },
  {
    key: 'brands',
    title: kitWords('brands'),
    type: 'number',
    widthPx: 100,
    wideOnly: true,
    value: ({ brands }) => brands,
  },
  {
    key: 'caas',
    title: words('caas'),
    type: 'choice',
    wideOnly: true,
    value: ({ caas }) => (caas ? 'on' : 'off'),
    text: (state) => words(state as 'on' | 'off'),
  },
  {
    key: 'currency',
    title: kitWords('currency'),
    type: 'text',
    wideOnly: true,
    value: ({ currency }) => currency,
  },
  { key: 'numbers', title: words('numberLocale'), type: 'text', wideOnly: true, value: numberLocaleOf },
  {
    key: 'administrators',
    title: words('administrators'),
    type: 'text',
    wideOnly: true,
    value: ({ contacts }) => contacts.map(({ name }) => name).join(', '),
  },
  {
    key: 'planned',
    title: words('planned'),
    type: 'date',
    wideOnly: true,
    value: ({ planned }) => planned[0]?.from ?? null,
  },
]

export type ShownStatus = 'live' | 'test' | 'archived'

/** An archived market is neither live nor tested. */
export const statusOf = ({ status, isArchived }: MarketLine): ShownStatus =>
  isArchived ? 'archived' : status
