import { useStore } from '@nanostores/react'
import { Megaphone } from 'lucide'
import { CAMPAIGN } from '../../domain/campaigns/campaign.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { apiOf } from '../../kit/bridge/api-of.ts'
import { type OpenFields, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useHolds } from '../../kit/document/use-holds.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'

/** However often it is pressed: it leads to the one campaign that is made of the scenario. */
const HAND_OVER = action<OpenFields>({
  key: 'hand-over',
  label: () => planningWords('createCampaign'),
  icon: Megaphone,
  look: 'primary',
  isOffered: ({ document }) => document.$about.get().status === 'sent',
  run: async ({ portal }, { document }) => {
    const { id: scenario, place } = document.$about.get()
    const at = `/${place}/scenarios/${encodeURIComponent(scenario)}`
    const { id } = await apiOf(portal, 'campaigns').post<{ id: string }>(at)
    portal.navigate(`/brands/{brandId}/campaigns/setup/${encodeURIComponent(id)}`)
  },
})

/** For those who may set campaigns up, once the scenario is finished. */
export function HandOver() {
  const open = useOpenFields()
  useStore(open.document.$about)
  const maySetUp = useHolds(CAMPAIGN.writePermission)
  return maySetUp && <ActionBar actions={[HAND_OVER]} on={open} />
}
