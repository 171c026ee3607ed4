import { type Touchpoint, touchpointName } from '../../domain/touchpoints/touchpoint.ts'
import type { PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { usePlaces } from './use-curve-lines.ts'

/** A touchpoint of the agency's library that wants a curve. */
export interface NamedTouchpoint {
  code: string
  name: string
}

/** Paid ones that are in use, as the agency's library was last published. */
export function useLibrary(): Resource<readonly Touchpoint[]> {
  const api = useApi('touchpoints')
  const { brandId } = usePlaces()
  return useResource(`touchpoints of ${brandId}`, async (signal) => {
    const { touchpoints } = await api.get<PublishedLibrary>(`/${brandId}/library`, signal)
    return touchpoints.filter(({ active, type }) => active && type === 'paid')
  })
}

/** To choose from; none while they are not there: codes may be typed. */
export function useTouchpoints(): readonly NamedTouchpoint[] {
  const { data = [] } = useLibrary()
  const language = useLanguage()
  return data.map((touchpoint) => ({ code: touchpoint.code, name: touchpointName(touchpoint, language) }))
}
