import { useMemo } from 'react'
import { areOfOneMarket } from '../../domain/audience/compose/apart-reason.ts'
import { refText } from '../../domain/audience/compose/audience-refs.ts'
import { bridgedEditions, dataPathOf } from '../../domain/audience/compose/bridged-editions.ts'
import type { Frame } from '../../domain/surveys/frame.ts'
import { nullIfClosed } from '../../kit/audience/editions/use-editions.ts'
import { useDatasetPlace } from '../../kit/audience/survey/use-datasets.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import type { CompositionWorld } from './composition-world.tsx'

/** A composition of several datasets or versions, counted over the people of its first audience where the same questions are asked there. */
export function useBridge(world: CompositionWorld): Omit<Resource<CompositionWorld>, 'setData'> {
  const datasets = useApi('datasets')
  const { agency, brand } = useDatasetPlace()
  const { basis, editions, apart } = world
  const own = `${basis.dataset}/${basis.version}`
  const known = world.sets.flatMap(({ edition }) => edition ?? [])
  const others = apart && areOfOneMarket(known) ? known.filter((edition) => dataPathOf(edition) !== own) : []
  const key = others.length > 0 ? JSON.stringify([agency, brand, own, others.map(refText)]) : null
  const { data: tried, ...state } = useResource(key, async (signal) => {
    const paths = [...new Set([own, ...others.map(dataPathOf)])]
    const frameAt = async (path: string) => {
      const read = datasets.get<{ frame: Frame }>(withQuery(`/${agency}/${path}`, { brand }), signal)
      return [path, await read.then(({ frame }) => frame, nullIfClosed)] as const
    }
    const frames = new Map(await Promise.all(paths.map(frameAt)))
    return bridgedEditions(others, { editions, own, frames })
  })
  const data = useMemo((): CompositionWorld | undefined => {
    if (key === null) return world
    if (!tried) return undefined
    return tried.obstacles.length > 0
      ? { ...world, obstacles: tried.obstacles }
      : { ...world, ...tried, apart: null }
  }, [key, world, tried])
  return { ...state, data }
}
