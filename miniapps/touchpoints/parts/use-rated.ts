import type { RatedTouchpoint } from '../../domain/planning/touchpoints/rank-touchpoints.ts'
import { isEffective } from '../../domain/touchpoints/touchpoint.ts'
import { TOUCHPOINT_LIST } from '../../domain/touchpoints/touchpoint-list.ts'
import type { PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { todayHere } from '../../kit/controls/dates/periods.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import type { EditionKey } from './use-editions.ts'

export interface Rated {
  /** Touchpoints in force today, with their metrics. */
  touchpoints: readonly RatedTouchpoint[]
  library: PublishedLibrary
}

/** Metrics of an edition, and the library that names the touchpoints. */
export function useRated(edition: EditionKey | undefined): Resource<Rated> {
  const place = usePlace(TOUCHPOINT_LIST)
  const api = useApi('touchpoints')
  const { market, audience, wave } = edition ?? {}
  const asked = { market, audience, wave }
  return useResource(
    edition ? withQuery(`rated/${place}`, asked) : null,
    async (signal) => {
      const [rated, library] = await Promise.all([
        api.get<readonly RatedTouchpoint[]>(withQuery(`/${place}/metrics`, asked), signal),
        api.get<PublishedLibrary>(withQuery(`/${place}/library`, { market }), signal),
      ])
      const known = new Map(library.touchpoints.map((each) => [each.code, each]))
      const today = todayHere()
      const isInForce = ({ id }: RatedTouchpoint) => !known.has(id) || isEffective(known.get(id)!, today)
      return { touchpoints: rated.filter(isInForce), library }
    },
    'rated',
  )
}
