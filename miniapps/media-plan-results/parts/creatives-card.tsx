import { creativeTest, type TestedCreative } from '../../domain/deliveries/creative-test.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Card } from '../../kit/controls/card.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { type Format, useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { lineText } from './line-text.ts'
import { useResults } from './results-world.tsx'

/** Creatives of a line beside the one that was shown most: whether more people clicked, or only chance has it so. */
export function CreativesCard() {
  const { plan, results } = useResults()
  const format = useFormat()
  const tested = results.lines.flatMap(({ line }) => {
    const own = plan.creatives.filter((creative) => creative.line === line.id)
    return own.length > 1 ? [{ line, creatives: creativeTest(own) }] : []
  })
  if (tested.length === 0) return null
  return (
    <Card title={words('creatives')} className="creatives">
      {tested.map(({ line, creatives }) => (
        <DataTable
          key={line.id}
          caption={lineText(line)}
          columns={creativeColumns(format)}
          rows={creatives}
          rowKey={({ creative }) => creative}
        />
      ))}
    </Card>
  )
}

/** Below it nobody cares how seldom chance does so. */
const LEAST_P = 0.001

const creativeColumns = (format: Format): readonly Column<TestedCreative>[] => [
  { key: 'creative', title: words('field.creative'), cell: ({ creative }) => creative },
  {
    key: 'quantity',
    title: words('delivered'),
    type: 'number',
    cell: ({ quantity }) => format.number(quantity),
  },
  {
    key: 'clicks',
    title: words('field.clicks'),
    type: 'number',
    wideOnly: true,
    cell: ({ clicks }) => format.number(clicks),
  },
  { key: 'rate', title: words('rate'), type: 'number', cell: ({ rate }) => format.percent(rate, 2) },
  {
    key: 'z',
    title: words('difference'),
    cell: ({ z, p, isSignificant }) =>
      z === null || p === null ? (
        '–'
      ) : (
        <>
          {words('difference.z', {
            z: format.number(z, { maximumFractionDigits: 2 }),
            p: p < LEAST_P ? `< ${format.number(LEAST_P)}` : format.number(p, { maximumFractionDigits: 3 }),
          })}{' '}
          <Badge tone={isSignificant ? 'success' : 'neutral'}>
            {words(isSignificant ? 'difference.significant' : 'difference.chance')}
          </Badge>
        </>
      ),
  },
]
