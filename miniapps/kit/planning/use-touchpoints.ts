import { touchpointName } from '../../domain/touchpoints/touchpoint.ts'
import type { PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import { useApi } from '../bridge/use-api.ts'
import { useResource } from '../bridge/use-resource.ts'
import { usePlace } from '../document/page/use-place.ts'
import { useLanguage } from '../words/use-language.ts'

/** Touchpoints of a brand that money can be put on: those of the agency's library, so that curves and plans know them by the same codes. */
export function useTouchpoints() {
  const place = usePlace({ belongsTo: 'brand' })
  const api = useApi('touchpoints')
  const language = useLanguage()
  const { data } = useResource(place && `library/${place}`, (signal) =>
    api.get<PublishedLibrary>(`/${place}/library`, signal),
  )
  return (data?.touchpoints ?? [])
    .filter(({ active, type }) => active && type === 'paid')
    .map((touchpoint) => ({ value: touchpoint.code, label: touchpointName(touchpoint, language) }))
}
