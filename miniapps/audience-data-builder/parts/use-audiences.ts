import { useMemo } from 'react'
import { audienceRefs, refText } from '../../domain/audience/compose/audience-refs.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { CROSSTAB } from '../../domain/crosstab/crosstab-document.ts'
import { rulesIn } from '../../domain/crosstab/read-lines.ts'
import type { Body } from '../../domain/document/change.ts'
import { useEditions } from '../../kit/audience/editions/use-editions.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'

/** Published audiences that lines, base or comparison name, by `id@version`; those that are closed to the person are not there. */
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
  return useMemo(
    () => new Map(data?.flatMap(({ key, edition }) => (edition ? [[key, edition] as const] : []))),
    [data],
  )
}
