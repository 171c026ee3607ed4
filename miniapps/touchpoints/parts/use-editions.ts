import type { Edition } from '../../domain/touchpoints/wire.ts'
import { TOUCHPOINT_LIST } from '../../domain/touchpoints/touchpoint-list.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'

export type EditionKey = Pick<Edition, 'market' | 'audience' | 'wave'>

/** For which the agency has metrics; undefined without a brand. */
export function useEditions(): Resource<readonly Edition[]> {
  const place = usePlace(TOUCHPOINT_LIST)
  const api = useApi('touchpoints')
  return useResource(
    place && `editions/${place}`,
    (signal) => api.get<readonly Edition[]>(`/${place}/editions`, signal),
    'editions',
  )
}

/**
 * The edition that is asked for, or the nearest: of the market asked for or the brand's, with the audience
 * asked for, in its newest wave. Undefined where there is none at all.
 */
export function editionOf(
  editions: readonly Edition[],
  asked: Partial<EditionKey>,
  homeMarket = '',
): EditionKey | undefined {
  const nearest = (
    among: readonly Edition[],
    key: keyof EditionKey,
    ...wanted: readonly (string | undefined)[]
  ) => {
    const value = wanted.find((each) => among.some((edition) => edition[key] === each)) ?? among[0]?.[key]
    return among.filter((edition) => edition[key] === value)
  }
  const ofMarket = nearest(editions, 'market', asked.market, homeMarket)
  const ofAudience = nearest(ofMarket, 'audience', asked.audience)
  const [found] = nearest(ofAudience, 'wave', asked.wave)
  return found && { market: found.market, audience: found.audience, wave: found.wave }
}
