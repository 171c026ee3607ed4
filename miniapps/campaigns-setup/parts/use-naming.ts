import { HOUSE_TEMPLATE, type OfferedTemplate } from '../../domain/campaigns/naming.ts'
import { pinAt } from '../../domain/document/pin.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { CAMPAIGN } from '../../domain/campaigns/campaign.ts'
import { words } from '../words/words.ts'

export const TEMPLATE_PIN = 'template'

/** The agency's templates with the house's own at the end, and the one that this campaign is named by. */
export function useNaming() {
  const body = useBody()
  const place = usePlace(CAMPAIGN)
  const api = useApi('campaigns')
  const brand = useMiniApp(({ context }) => context.workspace?.name ?? '')
  const { data } = useResource(place && `templates/${place}`, (signal) =>
    api.get<readonly OfferedTemplate[]>(`/${place}/templates`, signal),
  )
  const house: OfferedTemplate = {
    id: null,
    version: null,
    title: words('houseTemplate'),
    template: HOUSE_TEMPLATE,
  }
  const templates = [...(data ?? []), house]
  const pinned = pinAt(body, TEMPLATE_PIN)
  const chosen = templates.find(({ id }) => id === pinned?.id) ?? templates[0]!
  return { templates, chosen, brand, place }
}
