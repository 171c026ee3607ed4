import { boundsOf, type Estimate } from '../../domain/audience/compose/bounds-of.ts'
import { refText } from '../../domain/audience/compose/audience-refs.ts'
import { expressionOfComposition, runningSets } from '../../domain/audience/compose/chain.ts'
import { areOfOneMarket, type ApartReason } from '../../domain/audience/compose/apart-reason.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { universeOf } from '../../domain/weights/universe-of.ts'
import type { Dataset } from '../../domain/surveys/dataset.ts'
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

interface Step extends Estimate {
  name: string
}

/** Bounds of the size where nobody can count it, and what chance would make of it. */
export function EstimateCard({ apart }: { apart: ApartReason }) {
  const { obstacles, sets } = useCompositionWorld()
  const here = datasetText(sets[0]!.edition!)
  const obstacleText = ({ edition, obstacle }: (typeof obstacles)[number]) =>
    words(`blocked.${obstacle?.kind ?? 'closed'}`, {
      question: '',
      answer: '',
      ...obstacle,
      title: edition.title,
      here,
    })
  const steps = useEstimate()
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
          {words(steps as 'markets')}
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
          <StepTable steps={steps as readonly Step[]} />
        </>
      )}
    </Card>
  )
}

/** Estimates up to each audience; a key of words where there are none. */
function useEstimate(): readonly Step[] | 'markets' | 'noUniverse' {
  const { sets, composition } = useCompositionWorld()
  const { data: datasets = [] } = useDatasets()
  const editions = sets.map(({ edition }) => edition!)
  if (!areOfOneMarket(editions)) return 'markets'
  const universe = Math.max(...editions.map((edition) => universeOfEdition(edition, datasets)))
  if (universe <= 0) return 'noUniverse'
  const sizes = Object.fromEntries(editions.map((edition) => [refText(edition), edition.universe]))
  const { kind, steps } = composition!
  const running = kind === 'chain' ? runningSets(steps) : [expressionOfComposition(composition!)!]
  return running.map((expression, at) => ({
    name: titleOfSet(sets[kind === 'chain' ? at : sets.length - 1]!),
    ...boundsOf({ expression, sizes, universe }),
  }))
}

/** People that its markets stand for, in thousands. */
function universeOfEdition({ dataset, slices }: Edition, datasets: readonly Dataset[]): number {
  const own = datasets.find(({ id }) => id === dataset)?.slices.filter(({ id }) => slices.includes(id)) ?? []
  return universeOf({ slices: own.map((slice) => ({ ...slice, cell: slice.weightSum })) })
}

function StepTable({ steps }: { steps: readonly Step[] }) {
  const format = useFormat()
  const figure = (value: number) => universeText(format, value)
  const columns: readonly Column<Step>[] = [
    { key: 'name', title: words('step'), value: ({ name }) => name },
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
      rowKey={({ name }) => name}
    />
  )
}
