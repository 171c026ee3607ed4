import { useStore } from '@nanostores/react'
import { Copy } from 'lucide'
import { CAMPAIGN } from '../../domain/campaigns/campaign.ts'
import { clonedCampaign } from '../../domain/campaigns/cloned-campaign.ts'
import { TITLE_MAX_CHARACTERS } from '../../domain/campaigns/limits.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useHolds } from '../../kit/document/use-holds.ts'
import { CAMPAIGN_WORDS } from '../campaign-words.ts'
import { words } from '../words/words.ts'

/** Makes another draft like this campaign, and leads there. */
export function CloneButton() {
  const { client, document } = useOpenFields()
  const { title, place } = useStore(document.$about)
  const maySetUp = useHolds(CAMPAIGN.writePermission)
  const clone = action({
    key: 'clone',
    label: () => words('clone'),
    icon: Copy,
    isOffered: () => maySetUp,
    run: async ({ portal, basePath }) => {
      const copy = words('copyOf', { title: title || CAMPAIGN_WORDS.untitled() }).slice(
        0,
        TITLE_MAX_CHARACTERS,
      )
      const { id } = await client.create(CAMPAIGN, place, clonedCampaign(document.body, copy))
      portal.navigate(`${basePath}/${encodeURIComponent(id)}`)
    },
  })
  return <ActionBar actions={[clone]} on={document} />
}
