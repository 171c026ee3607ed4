import type { Candidate } from '../../domain/taxonomies/candidates.ts'
import { pathOf } from '../../domain/taxonomies/taxonomy.ts'
import { universeText } from '../../kit/audience/figure-text.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import type { Column } from '../../kit/table/column.ts'
import { type Format, useFormat } from '../../kit/words/format.ts'
import { words as sourceWords } from '../../kit/audience/source/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { BasketButton } from './basket-button.tsx'
import { precisionText, priceText } from './figure-text.ts'
import type { Translated } from './translation-world.tsx'

const PAGE_ROWS = 15

interface CandidateTableProps {
  caption: string
  translated: Translated
  rows: readonly Candidate[]
  empty: string
  /** Its lines are the basket's own. */
  isBasket?: boolean
}

/** Segments with their fit and their price. */
export function CandidateTable({ caption, translated, rows, empty, isBasket = false }: CandidateTableProps) {
  const format = useFormat()
  return (
    <DataTable
      caption={caption}
      hideCaption
      columns={columnsOf(translated, format, isBasket)}
      rows={rows}
      rowKey={({ node }) => node.id}
      pageSize={PAGE_ROWS}
      empty={empty}
    />
  )
}

const columnsOf = (
  { nodes, taxonomy: { currency } }: Translated,
  format: Format,
  isBasket: boolean,
): readonly Column<Candidate>[] => {
  const columns = [segmentColumn(nodes, isBasket), ...fitColumns(format), ...priceColumns(currency, format)]
  // the totals above say the rest
  return isBasket ? columns.filter(({ wideOnly }) => !wideOnly) : columns
}

const segmentColumn = (nodes: Translated['nodes'], isBasket: boolean): Column<Candidate> => ({
  key: 'name',
  title: words('segment'),
  value: ({ node }) => node.name,
  cell: ({ node: { id, name } }) => (
    <span className="segment">
      {name}
      <small>{pathOf(nodes, id).slice(0, -1).join(' › ')}</small>
      <BasketButton id={id} name={name} goesWithLine={isBasket} />
    </span>
  ),
})

const fitColumns = (format: Format): readonly Column<Candidate>[] => [
  {
    key: 'precision',
    title: words('precision'),
    type: 'number',
    value: ({ fit }) => fit?.precision ?? null,
    cell: ({ fit }) => precisionText(format, fit),
  },
  {
    key: 'recall',
    title: words('recall'),
    type: 'number',
    value: ({ fit }) => fit?.recall ?? null,
    cell: ({ fit }) => format.percent(fit?.recall),
  },
  {
    key: 'index',
    title: sourceWords('index'),
    type: 'number',
    wideOnly: true,
    digits: 0,
    value: ({ fit }) => fit?.index ?? null,
  },
  {
    key: 'size',
    title: words('size'),
    type: 'number',
    wideOnly: true,
    value: ({ fit }) => fit?.size ?? null,
    cell: ({ fit }) => (fit ? universeText(format, fit.size) : '–'),
  },
]

const priceColumns = (currency: string, format: Format): readonly Column<Candidate>[] => [
  {
    key: 'cpm',
    title: planningWords('cpm'),
    type: 'number',
    wideOnly: true,
    value: ({ node }) => node.cpm,
    cell: ({ node }) => priceText(format, node.cpm, currency),
  },
  {
    key: 'trueCpm',
    title: words('trueCpm'),
    type: 'number',
    value: (row) => row.trueCpm,
    cell: (row) => priceText(format, row.trueCpm, currency),
  },
]
