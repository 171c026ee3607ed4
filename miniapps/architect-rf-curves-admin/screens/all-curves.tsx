import { CURVE } from '../../domain/curves/curve.ts'
import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { documentColumns } from '../../kit/document/page/document-columns.tsx'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { CURVE_WORDS } from '../curve-words.ts'
import { CREATE, ViewTabs } from '../parts/app-head.tsx'
import { PackTools } from '../parts/pack-tools.tsx'
import { useCurveLines } from '../parts/use-curve-lines.ts'
import { words } from '../words/words.ts'

const family = (value: string) => (value ? words(`family.${value as 'hill'}`) : '')

const own = ({ format }: Drawing): readonly Column<DocumentRow>[] => [
  {
    key: 'market',
    title: kitWords('market'),
    type: 'choice',
    value: ({ columns }) => textOf(columns['market']),
    text: format.regionName,
  },
  {
    key: 'audience',
    title: planningWords('audience'),
    value: ({ columns }) => textOf(columns['audience']),
    wideOnly: true,
  },
  {
    key: 'family',
    title: words('family'),
    type: 'choice',
    value: ({ columns }) => textOf(columns['family']),
    text: family,
  },
  {
    key: 'from',
    title: words('from'),
    type: 'date',
    value: ({ columns }) => textOf(columns['from']),
    wideOnly: true,
  },
  {
    key: 'to',
    title: words('to'),
    type: 'date',
    value: ({ columns }) => textOf(columns['to']),
    wideOnly: true,
  },
  {
    key: 'version',
    title: words('version'),
    type: 'number',
    value: ({ columns }) => Number(columns['approvals'] ?? 0) || null,
    wideOnly: true,
  },
]

const columns = documentColumns(CURVE, CURVE_WORDS, own)

/** The second tab: all curves as a list with search, filters and export. */
export function AllCurves() {
  const { title } = useMiniApp().portal.app
  const lines = useCurveLines()
  const list = useList<DocumentRow>({
    name: 'curves',
    rows: lines,
    search: (row) => row.title,
    filters: [
      {
        key: 'status',
        label: kitWords('status'),
        kind: 'choice',
        options: ['draft', 'approved', 'retired'].map((value) => ({
          value,
          label: CURVE_WORDS.statusOf(value).title,
        })),
        value: ({ status }) => status,
      },
    ],
  })
  return (
    <ListScreen
      list={list}
      title={title}
      subtitle={words('lead')}
      search={words('search')}
      head={<ViewTabs current="list" />}
      columns={columns}
      actions={[CREATE]}
      tools={<PackTools lines={lines.data ?? []} onChanged={lines.reload} />}
      fileName={CURVE.type}
      empty={words('empty')}
    />
  )
}
