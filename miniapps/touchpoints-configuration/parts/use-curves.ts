import { useMemo } from 'react'
import type { ApprovedCurve } from '../../domain/curves/wire.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import type { Option } from '../../kit/controls/select.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { usePlaces } from './use-libraries.ts'

const NONE: readonly ApprovedCurve[] = []

/**
 * Approved versions of the agency's curves; a client's own are no business of a library that all clients plan
 * with.
 */
export function useCurves() {
  const { brandId } = usePlaces()
  const { data } = useAnswer<readonly ApprovedCurve[]>('curves', `/${brandId}/approved`, {
    keptAs: 'approved curves',
  })
  const approved = useMemo(() => data?.filter(({ own }) => !own) ?? NONE, [data])
  const { regionName } = useFormat()
  const options = useMemo((): readonly Option[] => {
    const titled = approved.map(({ id, touchpoint, market, audience }) => [
      id,
      words('curveOf', { touchpoint, market: regionName(market), audience }),
    ])
    const titles = new Map(titled as [string, string][])
    return [...titles]
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, other) => one.label.localeCompare(other.label))
  }, [approved, regionName])
  const titleOf = (id: string) => options.find(({ value }) => value === id)?.label ?? id
  return { approved, options, titleOf }
}
