import { useMemo, useState } from 'react'
import { audienceRefs, refText } from '../../domain/audience/compose/audience-refs.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { CROSSTAB } from '../../domain/crosstab/crosstab-document.ts'
import { rulesIn } from '../../domain/crosstab/read-lines.ts'
import type { Body } from '../../domain/document/change.ts'
import { useEditions } from '../../kit/audience/editions/use-editions.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'

/**
 * Published audiences that lines, base or comparison name, by `id@version`; those that are closed to the person are not there. Earlier
 * ones stay for the figures that are shown until others are counted.
 */
export function useAudiences(body: Body): ReadonlyMap<string, Edition> {
  const brand = usePlace(CROSSTAB)
  const pins = useMemo(
    () =>
      audienceRefs({ op: 'or', of: rulesIn(body) }).map((ref) => ({
        ...ref,
        type: 'audience',
        key: refText(ref),
      })),
    [body],
  )
  const { data } = useEditions(pins.length > 0 ? brand : null, pins)
  const [seen, setSeen] = useState<ReadonlyMap<string, Edition>>(new Map())
  const fresh = (data ?? []).filter(({ key, edition }) => edition && seen.get(key) !== edition)
  if (fresh.length > 0)
    setSeen(new Map([...seen, ...fresh.map(({ key, edition }) => [key, edition!] as const)]))
  return seen
}
