import { useMemo } from 'react'
import { ALL_MARKETS } from '../../domain/touchpoints/touchpoint-library.ts'
import { isEffective, type Touchpoint, touchpointsOf } from '../../domain/touchpoints/touchpoint.ts'
import type { ForeignName, LibraryLine } from '../../domain/touchpoints/wire.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { todayHere } from '../../kit/controls/dates/periods.ts'
import { useLibraries, usePlaces } from './use-libraries.ts'

/** Names of the agency and of this brand's files. */
export const useNames = (): Resource<readonly ForeignName[]> =>
  useAnswer('touchpoints', `/${usePlaces().brandId}/names`, { keptAs: 'names' })

/** Touchpoints that a name may mean: those that are published and in use, of all markets or of one alone. */
export function usePublished(): Omit<Resource<readonly Touchpoint[]>, 'setData'> {
  const libraries = useLibraries()
  const { data: lines } = libraries
  const data = useMemo(() => lines && touchpointsInUse(lines, todayHere()), [lines])
  const { error, loading, reload } = libraries
  return { data, error, loading, reload }
}

function touchpointsInUse(lines: readonly LibraryLine[], day: string): readonly Touchpoint[] {
  const allFirst = lines.toSorted((one, other) => Number(isOfMarket(one)) - Number(isOfMarket(other)))
  const published = new Map<string, Touchpoint>()
  for (const { inForce } of allFirst)
    for (const touchpoint of touchpointsOf(inForce ?? {}))
      if (!published.has(touchpoint.code)) published.set(touchpoint.code, touchpoint)
  return [...published.values()].filter((touchpoint) => isEffective(touchpoint, day))
}

const isOfMarket = ({ market }: LibraryLine): boolean => market !== ALL_MARKETS
