import type { ApartReason } from '../../domain/audience/compose/apart-reason.ts'
import { type EstimatedStep, estimatesOf } from '../../domain/audience/compose/estimates-of.ts'
import { sizeText, universeText } from '../../kit/audience/figure-text.ts'
import { useDatasets } from '../../kit/audience/survey/use-datasets.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Card } from '../../kit/controls/card.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useCompositionWorld } from './composition-world.tsx'
import { datasetText, titleOfSet } from './joined-set.tsx'

/** Bounds of the size where nobody can count it, and what chance would make of it. */
export function EstimateCard({ apart }: { apart: ApartReason }) {
  const { obstacles, sets, composition } = useCompositionWorld()
  const { data: datasets = [] } = useDatasets()
  const here = datasetText(sets[0]!.edition!)
  const obstacleText = ({ edition, obstacle }: (typeof obstacles)[number]) =>
    words(`blocked.${obstacle?.kind ?? 'closed'}`, {
      question: '',
      answer: '',
      ...obstacle,
      title: edition.title,
      here,
    })
  const editions = sets.map(({ edition }) => edition!)
  const steps = estimatesOf(composition!, editions, datasets)
  const format = useFormat()
  const result = typeof steps === 'string' ? null : steps.at(-1)!
  return (
    <Card
      title={words('result')}
      className="result-card"
      aside={<Badge tone="warning">{words('estimated')}</Badge>}
    >
      {result === null ? (
        <p className="os-notice" data-tone="warning" role="status">
          {words(steps as 'markets' | 'noUniverse')}
        </p>
      ) : (
        <>
          <p className="result-size" role="status">
            {words('between', {
              min: universeText(format, result.min),
              max: universeText(format, result.max),
            })}
          </p>
          <p className="os-muted">
            {words('ifIndependent')}: ≈ {sizeText(format, result.independent)}
          </p>
          <p className="os-notice" data-tone="information">
            {[words(`apart.${apart}`), ...obstacles.map(obstacleText)].join(' ')}
          </p>
          <StepTable steps={steps as readonly EstimatedStep[]} />
        </>
      )}
    </Card>
  )
}

function StepTable({ steps }: { steps: readonly EstimatedStep[] }) {
  const format = useFormat()
  const { sets } = useCompositionWorld()
  const figure = (value: number) => universeText(format, value)
  const columns: readonly Column<EstimatedStep>[] = [
    { key: 'name', title: words('step'), value: ({ place }) => titleOfSet(sets[place]!) },
    {
      key: 'range',
      title: words('range'),
      cell: ({ min, max }) =>
        min === max ? figure(min) : words('from', { min: figure(min), max: figure(max) }),
    },
    {
      key: 'independent',
      title: words('byChance'),
      type: 'number',
      value: ({ independent }) => independent,
      cell: ({ independent }) => `≈ ${figure(independent)}`,
    },
  ]
  if (steps.length < 2) return null
  return (
    <DataTable
      caption={words('steps')}
      hideCaption
      columns={columns}
      rows={steps}
      rowKey={({ place }) => String(place)}
    />
  )
}
