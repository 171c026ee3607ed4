import { CalendarRange } from 'lucide'
import { useStore } from '@nanostores/react'
import { action } from '../actions/action.ts'
import { ActionBar } from '../actions/action-bar.tsx'
import { apiOf } from '../bridge/api-of.ts'
import { type OpenFields, useOpenFields } from '../document/fields/open-fields.ts'
import { words } from './words/words.ts'

/** However often it is pressed: it leads to the one media plan that is made of the scenario or campaign. */
const createPlan = (from: 'scenarios' | 'campaigns', statuses: readonly string[]) =>
  action<OpenFields>({
    key: 'create-plan',
    label: () => words('createPlan'),
    icon: CalendarRange,
    isOffered: ({ document }) => statuses.includes(document.$about.get().status),
    run: async ({ portal }, { document }) => {
      const { id: source, place } = document.$about.get()
      const at = `/${place}/${from}/${encodeURIComponent(source)}`
      const { id } = await apiOf(portal, 'plans').post<{ id: string }>(at)
      portal.navigate(`/mtv/mpl/${encodeURIComponent(id)}`)
    },
  })

const OF_SCENARIO = [createPlan('scenarios', ['sent'])]
const OF_CAMPAIGN = [createPlan('campaigns', ['in-planning', 'submitted', 'approved', 'paused'])]

/** Leads from a finished scenario, or a campaign that is planned, to its media plan. */
export function CreatePlan({ from }: { from: 'scenario' | 'campaign' }) {
  const open = useOpenFields()
  useStore(open.document.$about)
  return <ActionBar actions={from === 'scenario' ? OF_SCENARIO : OF_CAMPAIGN} on={open} />
}
