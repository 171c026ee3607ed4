import { ClipboardCheck, type IconNode } from 'lucide'

export interface QuickLink {
  title: string
  text: string
  /** `{brandId}` is the active brand. */
  to: string
  icon: IconNode
}

/** Where work on a brand starts. */
export const QUICK_LINKS: readonly QuickLink[] = [
  {
    title: 'Scorecards',
    text: 'Nine audits of how ready the brand is',
    to: '/brands/{brandId}/scorecards',
    icon: ClipboardCheck,
  },
]
