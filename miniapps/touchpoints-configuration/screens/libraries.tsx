import { useMemo } from 'react'
import { Plus } from 'lucide'
import { libraryProblems } from '../../domain/touchpoints/library-problems.ts'
import { touchpointFields } from '../../domain/touchpoints/touchpoint.ts'
import { ALL_MARKETS } from '../../domain/touchpoints/touchpoint-library.ts'
import type { LibraryLine } from '../../domain/touchpoints/wire.ts'
import { action } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { type List, useList } from '../../kit/list/use-list.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { LIBRARY_WORDS } from '../library-words.ts'
import { ViewTabs } from '../parts/app-head.tsx'
import { marketTitle } from '../parts/market-title.ts'
import { NewMarketDialog } from '../parts/new-market-dialog.tsx'
import { inherited, useLibraries } from '../parts/use-libraries.ts'
import { words } from '../words/words.ts'

/** A library with its figures. */
interface Row extends LibraryLine {
  touchpoints: number
  faults: number
}

const ADD = action<List<Row>>({
  key: 'add-market',
  label: () => words('addMarket'),
  icon: Plus,
  look: 'primary',
  shortcut: 'n',
  run: ({ open }, { rows }) => open(NewMarketDialog, { taken: rows.map(({ market }) => market) }),
})

const columns = ({ format }: Drawing): readonly Column<Row>[] => [
  {
    key: 'market',
    title: kitWords('market'),
    value: ({ market }) => marketTitle(market, format),
    to: ({ id }) => `/${encodeURIComponent(id)}`,
    widthPx: 220,
  },
  {
    key: 'status',
    title: kitWords('status'),
    type: 'choice',
    value: ({ status }) => status,
    text: (status) => LIBRARY_WORDS.statusOf(status).title,
    cell: ({ status }) => {
      const { title, tone } = LIBRARY_WORDS.statusOf(status)
      return <Badge tone={tone ?? 'neutral'}>{title}</Badge>
    },
  },
  { key: 'published', title: words('published'), value: ({ published }) => published ?? '–', wideOnly: true },
  {
    key: 'touchpoints',
    title: words('touchpoints'),
    type: 'number',
    value: ({ touchpoints }) => touchpoints,
    cell: ({ market, touchpoints }) =>
      market === ALL_MARKETS ? format.number(touchpoints) : words('overridden', { count: touchpoints }),
  },
  {
    key: 'faults',
    title: words('toMend'),
    type: 'number',
    value: ({ faults }) => faults,
    cell: ({ faults }) => (faults ? <Badge tone="warning">{format.number(faults)}</Badge> : '–'),
  },
  {
    key: 'updated',
    title: words('changed'),
    type: 'date',
    value: ({ updatedAt }) => updatedAt,
    wideOnly: true,
  },
  { key: 'by', title: words('changedBy'), value: ({ updatedBy }) => updatedBy, wideOnly: true },
]

const factsOf = ({ market }: LibraryLine, libraries: readonly LibraryLine[]) => ({
  above: market === ALL_MARKETS ? null : inherited(libraries),
  used: [],
})

/** Libraries of the agency: one for all markets, and one for each market that says otherwise. */
export function Libraries() {
  const { title } = useMiniApp().portal.app
  const libraries = useLibraries()
  const { data } = libraries
  const rows = useMemo(
    () =>
      data?.map((line) => ({
        ...line,
        touchpoints: touchpointFields(line.body).size,
        faults: libraryProblems(line.body, factsOf(line, data)).length,
      })),
    [data],
  )
  const list = useList<Row>({
    name: 'libraries',
    rows: { ...libraries, data: rows },
    search: ({ title: name, market }) => `${name} ${market}`,
  })
  return (
    <ListScreen
      list={list}
      title={title}
      subtitle={words('lead')}
      head={<ViewTabs current="libraries" />}
      search={words('search')}
      columns={columns}
      actions={[ADD]}
      fileName={title}
      empty={<EmptyState title={words('noLibraries')}>{words('noLibrariesHint')}</EmptyState>}
    />
  )
}
