import {
  chosenTemplate,
  HOUSE_TEMPLATE,
  type OfferedTemplate,
  offeredTemplates,
} from '../../domain/campaigns/naming.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { CAMPAIGN } from '../../domain/campaigns/campaign.ts'
import { words } from '../words/words.ts'

/** The agency's templates with the house's own at the end, and the one that this campaign is named by; none until they are known. */
export function useNaming() {
  const body = useBody()
  const place = usePlace(CAMPAIGN)
  const api = useApi('campaigns')
  const brand = useMiniApp(({ context }) => context.workspace?.name ?? '')
  const { data, error } = useResource(place && `templates/${place}`, (signal) =>
    api.get<readonly OfferedTemplate[]>(`/${place}/templates`, signal),
  )
  const house = { id: null, version: null, name: '', title: words('houseTemplate'), template: HOUSE_TEMPLATE }
  const templates = data ? [...offeredTemplates(data, body), house] : []
  return { templates, chosen: chosenTemplate(templates, body) ?? templates[0], brand, place, error }
}
