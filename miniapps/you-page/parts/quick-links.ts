import { ClipboardCheck, type IconNode } from 'lucide'

export interface QuickLink {
  /** Of its words: `link.<name>.title`. */
  name: 'scorecards'
  /** `{brandId}` is the active brand. */
  to: string
  icon: IconNode
}

/** Where work on a brand starts. */
export const QUICK_LINKS: readonly QuickLink[] = [
  {
    name: 'scorecards',
    to: '/brands/{brandId}/scorecards',
    icon: ClipboardCheck,
  },
]
