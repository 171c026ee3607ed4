import { useState } from 'react'
import { sizeText } from '../../../kit/audience/figure-text.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { useRuleText } from '../use-rule-text.ts'
import {
  type FunnelRow,
  FUNNEL_MAX,
  funnelRows,
  funnelSets,
} from '../../../domain/audience/size/funnel-rows.ts'
import { useCounted } from './use-counted.ts'

/** Effect of each rule of the outermost AND on the size. On the server, where each set is a question of its own, it is counted when asked. */
export function FunnelCard() {
  const { survey, asks, expression, nodes } = useBuilderWorld()
  const [isWanted, setWanted] = useState(false)
  const textOf = useRuleText()
  const format = useFormat()
  const shown = expression ?? nodes.expression
  const rules = shown.op === 'and' ? shown.of.length : 1
  const wish = rules > 1 && expression ? asks(funnelSets(expression)) : null
  const isOnServer = wish !== null && survey.data?.isOnServer(wish) === true
  const { table, isOld, problem } = useCounted(survey.data, isWanted || !isOnServer ? wish : null)
  if (rules < 2) return null
  const columns: readonly Column<FunnelRow>[] = [
    { key: 'rule', title: words('rule'), cell: ({ rule }) => textOf(rule) },
    ...(['alone', 'running', 'without'] as const).map((key): Column<FunnelRow> => ({
      key,
      title: words(key),
      type: 'number',
      cell: (row) => sizeText(format, row[key]),
    })),
  ]
  const rows = table && table.cells.length === funnelSets(shown).length + 1 ? funnelRows(shown, table) : []
  return (
    <Card title={words('funnel')} className="builder-funnel">
      <p className="os-help">{words('funnelHelp')}</p>
      {isOnServer && !isWanted && <Button onClick={() => setWanted(true)}>{words('countFunnel')}</Button>}
      {problem && <p role="alert">{problem.text}</p>}
      {rows.length > 0 && (
        <div data-old={isOld || undefined}>
          <DataTable
            caption={words('funnel')}
            hideCaption
            columns={columns}
            rows={rows.map((row, at) => ({ ...row, key: String(at) }))}
            rowKey={(row) => (row as FunnelRow & { key: string }).key}
          />
        </div>
      )}
      {rules > FUNNEL_MAX && <p className="os-help">{words('funnelMost', { count: FUNNEL_MAX })}</p>}
    </Card>
  )
}
