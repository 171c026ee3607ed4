import { useMemo } from 'react'
import { areOfOneMarket } from '../../domain/audience/compose/apart-reason.ts'
import { refText } from '../../domain/audience/compose/audience-refs.ts'
import { bridged, type BridgeObstacle } from '../../domain/audience/compose/bridged.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import type { Frame } from '../../domain/surveys/frame.ts'
import { nullIfClosed } from '../../kit/audience/editions/use-editions.ts'
import { readBase } from '../../kit/audience/source/read-base.ts'
import { useDatasetPlace } from '../../kit/audience/survey/use-datasets.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import type { CompositionWorld } from './composition-world.tsx'

/** An audience of other data by rules that the composition's data counts, or what stands in the way; null: its questions are closed. */
interface Tried {
  edition: Edition
  rules: Expression | BridgeObstacle | null
}

/** A composition of several datasets or versions, counted over the people of its first audience where the same questions are asked there. */
export function useBridge(world: CompositionWorld): Omit<Resource<CompositionWorld>, 'setData'> {
  const datasets = useApi('datasets')
  const { agency, brand } = useDatasetPlace()
  const { basis, editions, apart } = world
  const own = `${basis.dataset}/${basis.version}`
  const known = world.sets.flatMap(({ edition }) => edition ?? [])
  const others = apart && areOfOneMarket(known) ? known.filter((edition) => pathOf(edition) !== own) : []
  const key = others.length > 0 ? JSON.stringify([agency, brand, own, others.map(refText)]) : null
  const { data: tried, ...state } = useResource(key, async (signal): Promise<readonly Tried[]> => {
    const paths = [...new Set([own, ...others.map(pathOf)])]
    const frameAt = async (path: string) => {
      const read = datasets.get<{ frame: Frame }>(withQuery(`/${agency}/${path}`, { brand }), signal)
      return [path, await read.then(({ frame }) => frame, nullIfClosed)] as const
    }
    const frames = new Map(await Promise.all(paths.map(frameAt)))
    const audiences = Object.fromEntries(
      [...editions].flatMap(([ref, edition]) => (edition ? [[ref, edition.expression]] : [])),
    )
    return others.map((edition): Tried => {
      const [from, to] = [frames.get(pathOf(edition)), frames.get(own)]
      const expression = from && withBase(edition, from)
      return { edition, rules: expression && to ? bridged({ expression, audiences, from, to }) : null }
    })
  })
  const data = useMemo(() => {
    if (key === null) return world
    return tried && crossed(world, tried)
  }, [key, world, tried])
  return { ...state, data }
}

const pathOf = ({ dataset, datasetVersion }: Edition): string => `${dataset}/${datasetVersion}`

/** Those alone of the people over whom it was published. */
function withBase({ expression, base }: Edition, frame: Frame): Expression {
  const read = readBase(base, frame).expression
  return read.op === 'all' ? expression : { op: 'and', of: [expression, read] }
}

function crossed(world: CompositionWorld, tried: readonly Tried[]): CompositionWorld {
  const editions = new Map(world.editions)
  const obstacles = tried.flatMap(({ edition, rules }) => {
    if (!rules || 'kind' in rules) return { edition, obstacle: rules }
    editions.set(refText(edition), { ...edition, expression: rules })
    return []
  })
  if (obstacles.length > 0) return { ...world, obstacles }
  return { ...world, editions, apart: null, bridged: tried.map(({ edition }) => edition) }
}
