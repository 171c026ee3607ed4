import { baseFlag } from '../../domain/crosstab/three-sums.ts'
import { printExpression } from '../../domain/audience/print-expression.ts'
import type { Dataset } from '../../domain/surveys/dataset.ts'
import { SourceNote } from '../../kit/audience/survey/source-note.tsx'
import { useSurvey } from '../../kit/audience/survey/use-survey.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { CompositionExports } from './composition-exports.tsx'
import { useCompositionWorld } from './composition-world.tsx'
import { type CountedComposition, countComposition, drawnCells } from './counted-composition.ts'
import type { DrawnSets } from './drawn-sets.ts'
import { titleOfSet } from './joined-set.tsx'
import { PairTable } from './pair-table.tsx'
import { ResultCard } from './result-card.tsx'
import { StepsChart } from './steps-chart.tsx'
import { UpsetChart } from './upset/upset-chart.tsx'
import { VennChart } from './venn/venn-chart.tsx'

/** Circles of more sets cannot be read. */
const VENN_SETS_MAX = 3

/** What the survey counts of the composition, and its pictures. */
export function CountedParts() {
  const { composition, editions, basis } = useCompositionWorld()
  const { dataset, version } = basis
  const survey = useSurvey({ dataset, version })
  const key = survey.data && JSON.stringify([basis, composition])
  const counted = useResource(key ?? null, (signal) =>
    countComposition(survey.data!, { composition: composition!, editions, basis }, signal),
  )
  const { loading, reload } = survey.error ? survey : counted
  return (
    <Loaded
      of={{ data: counted.data, error: survey.error ?? counted.error, loading, reload }}
      label={words('counting')}
      lines={[100, 100, 100]}
      lineHeight={4}
    >
      {(data) => <Counted counted={data} dataset={survey.data!.dataset} />}
    </Loaded>
  )
}

function Counted({ counted, dataset }: { counted: CountedComposition; dataset: Dataset }) {
  const { licence } = dataset
  const { sets, composition, basis, isRecounted } = useCompositionWorld()
  const drawn = useDrawnSets(counted)
  return (
    <>
      <ResultCard
        counted={counted}
        flag={counted.whole ? baseFlag(counted.whole) : ''}
        actions={
          licence.exports && <CompositionExports counted={counted} drawn={drawn} notice={licence.notice} />
        }
      />
      {isRecounted && <p className="os-help">{words('recounted')}</p>}
      <SourceNote
        dataset={dataset}
        slices={basis.slices}
        weight={basis.weight}
        base={printExpression({ expression: basis.base })}
      />
      {sets.length <= VENN_SETS_MAX && <VennChart drawn={drawn} />}
      <UpsetChart drawn={drawn} />
      {composition!.kind === 'chain' && <StepsChart counted={counted} />}
      <PairTable counted={counted} />
    </>
  )
}

function useDrawnSets(counted: CountedComposition): DrawnSets {
  const { sets } = useCompositionWorld()
  const format = useFormat()
  const names = sets.map(titleOfSet)
  const nameOf = (within: readonly number[] | null) => {
    if (!within) return words('other')
    if (within.length === 0) return words('none')
    const inThese = format.list(within.map((set) => names[set]!))
    return within.length === 1 ? words('only', { name: inThese }) : inThese
  }
  return {
    names,
    sizes: counted.sizes.map((cell) => cell?.universe ?? null),
    cells: drawnCells(counted, sets.length, nameOf),
  }
}
