import { CAMPAIGN } from '../../domain/campaigns/campaign.ts'
import { touchpointName } from '../../domain/touchpoints/touchpoint.ts'
import type { PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { useLanguage } from '../../kit/words/use-language.ts'

/** Touchpoints that a campaign can put money on: those of the agency's library, so that curves and plans know them by the same codes. */
export function useTouchpoints() {
  const place = usePlace(CAMPAIGN)
  const api = useApi('touchpoints')
  const language = useLanguage()
  const { data } = useResource(place && `library/${place}`, (signal) =>
    api.get<PublishedLibrary>(`/${place}/library`, signal),
  )
  return (data?.touchpoints ?? [])
    .filter(({ active, type }) => active && type === 'paid')
    .map((touchpoint) => ({ value: touchpoint.code, label: touchpointName(touchpoint, language) }))
}
