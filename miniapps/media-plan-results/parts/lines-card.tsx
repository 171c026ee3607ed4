import { useMemo } from 'react'
import type { LineResult } from '../../domain/deliveries/line-result.ts'
import { Card } from '../../kit/controls/card.tsx'
import { ListBody } from '../../kit/list/list-body.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { words } from '../words/words.ts'
import { lineColumns } from './line-columns.tsx'
import { lineText } from './line-text.ts'
import { useResults } from './results-world.tsx'

/** Every line: what was planned up to its last figures, what came, and at which price. */
export function LinesCard() {
  const { results, plan } = useResults()
  const list = useList<LineResult>({
    name: `lines/${plan.id}`,
    rows: results.lines,
    rowKey: ({ line }) => line.id,
    search: ({ line }) => lineText(line),
  })
  const columns = useMemo(
    () => lineColumns(results.head.currency, plan.claims),
    [results.head.currency, plan.claims],
  )
  return (
    <Card title={words('lines')} className="lines">
      <ListBody
        list={list}
        columns={columns}
        caption={words('lines')}
        search={words('lines.search')}
        fileName={`${plan.title} ${words('lines')}`}
        empty={null}
      />
    </Card>
  )
}
