import { ChartNoAxesCombined } from 'lucide'
import { useStore } from '@nanostores/react'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { type OpenFields, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'

/** The way to a plan's results, from its first approval on. */
const TO_RESULTS = [
  action<OpenFields>({
    key: 'to-results',
    label: () => words('toResults'),
    icon: ChartNoAxesCombined,
    isOffered: ({ document }) => Number(document.body['approvals'] ?? 0) > 0,
    run: ({ portal }, { document }) => {
      const { id, place } = document.$about.get() // a link may have led here while another brand is chosen
      portal.navigate(`/brands/${place}/campaigns/results/${encodeURIComponent(id)}`)
    },
  }),
]

export function ToResults() {
  const open = useOpenFields()
  useStore(open.document.$about)
  return <ActionBar actions={TO_RESULTS} on={open} />
}
