import { printExpression } from '../../domain/audience/print-expression.ts'
import type { Dataset } from '../../domain/surveys/dataset.ts'
import { sizeText } from '../../kit/audience/figure-text.ts'
import { LastFigures } from '../../kit/audience/survey/last-figures.tsx'
import { chartFiles } from '../../kit/audience/survey/source-lines.ts'
import { SourceNote } from '../../kit/audience/survey/source-note.tsx'
import { countingOf } from '../../kit/audience/survey/survey.ts'
import { useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { useSurvey } from '../../kit/audience/survey/use-survey.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { useFormat } from '../../kit/words/format.ts'
import { NoExports } from '../../kit/audience/survey/no-exports.tsx'
import { words } from '../words/words.ts'
import { CompositionExports } from './composition-exports.tsx'
import { type CompositionWorld, CompositionWorldContext, useCompositionWorld } from './composition-world.tsx'
import { type CountedComposition, countComposition } from '../../domain/audience/compose/count-composition.ts'
import { drawnCells, type DrawnSets } from '../../domain/audience/compose/drawn-sets.ts'
import { datasetText, titleOfSet } from './joined-set.tsx'
import { PairTable } from './pair-table.tsx'
import { ResultCard } from './result-card.tsx'
import { StepsChart } from './steps-chart.tsx'
import { drawUpset, ROWS_MAX } from './draw-upset.tsx'
import { drawVenn } from './draw-venn.tsx'
import { SetsChart } from './sets-chart.tsx'

/** Circles of more sets cannot be read. */
const VENN_SETS_MAX = 3

interface CountedWorld {
  world: CompositionWorld
  counted: CountedComposition
  dataset: Dataset
}

/** Survey figures of the composition, with names and pictures of what was counted, never of what is asked since. */
export function CountedParts() {
  const world = useCompositionWorld()
  const { composition, editions, basis } = world
  const survey = useSurvey(basis)
  const key = survey.data && JSON.stringify([basis, composition])
  const counted = useResource(key ?? null, async (signal): Promise<CountedWorld> => {
    const counted = await countComposition(countingOf(survey.data!, signal), {
      composition: composition!,
      editions,
      basis,
    })
    return { world, dataset: survey.data!.dataset, counted }
  })
  const last = useLastCounted(survey.error ? { ...survey, data: counted.data } : counted, world.document)
  return (
    <LastFigures of={last} label={words('counting')} lines={[100, 100, 100]} lineHeight={4}>
      {(shown) => (
        <CompositionWorldContext value={shown.world}>
          <Counted {...shown} />
        </CompositionWorldContext>
      )}
    </LastFigures>
  )
}

function Counted({ counted, dataset, world }: CountedWorld) {
  const { sets, composition, basis, isRecounted } = world
  const drawn = useDrawnSets(counted)
  const base = basis.base.op === 'all' ? '' : printExpression({ expression: basis.base })
  const bridge = useBridgeText(world)
  const source = { dataset, slices: basis.slices, weight: basis.weight, base, ...bridge }
  const taken = chartFiles(source)
  return (
    <>
      <ResultCard
        counted={counted}
        actions={
          taken.exports ? (
            <CompositionExports counted={counted} drawn={drawn} source={source} />
          ) : (
            <NoExports />
          )
        }
      >
        {(bridge || isRecounted) && (
          <p className="os-help">{bridge ? bridge.warnings : words('recounted')}</p>
        )}
        <SourceNote {...source} />
      </ResultCard>
      {sets.length <= VENN_SETS_MAX && (
        <SetsChart {...taken} title={words('venn')} beside drawn={drawn} draw={drawVenn} />
      )}
      <SetsChart
        {...taken}
        title={words('upset')}
        note={<UpsetNote of={drawn} />}
        drawn={drawn}
        draw={drawUpset}
      />
      {composition!.kind === 'chain' && <StepsChart counted={counted} {...taken} />}
      <PairTable counted={counted} />
    </>
  )
}

const UpsetNote = ({ of: { cells } }: { of: DrawnSets }) => (
  <p className="os-help">
    {words('upsetNote')} {cells.length > ROWS_MAX && words('upsetMore', { count: ROWS_MAX })}
  </p>
)

/** Says beside figures and in files that they are no exact ones; nothing where all audiences are of one version of a dataset. */
function useBridgeText({ bridged, sets }: CompositionWorld) {
  const format = useFormat()
  if (bridged.length === 0) return undefined
  const own = bridged.map((edition) =>
    words('bridgedOwn', {
      title: edition.title,
      size: sizeText(format, edition.universe),
      dataset: datasetText(edition),
    }),
  )
  const here = datasetText(sets[0]!.edition!)
  return { model: words('bridge'), warnings: [words('bridged', { here, own: format.list(own) })] }
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
