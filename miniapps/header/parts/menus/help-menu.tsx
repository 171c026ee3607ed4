import { CircleQuestionMark } from 'lucide'
import { Icon } from '../../../kit/controls/icon.tsx'
import { MenuPopover } from './menu-popover.tsx'
import { useTourOffer } from './tour-offer.tsx'
import { useHelpGroups, useOfferedGroups } from './use-help-groups.ts'
import { words } from '../../words/words.ts'

/** Help for the app on the page. */
export function HelpMenu() {
  const groups = [...useHelpGroups(), ...useOfferedGroups()]
  const { describedBy, dot, seen } = useTourOffer()
  return (
    <div className="help">
      <MenuPopover
        label={words('help')}
        className="tool"
        align="end"
        groups={() => groups}
        describedBy={describedBy}
        onOpen={seen}
        iconOnly
      >
        <Icon of={CircleQuestionMark} size={20} />
        {dot}
      </MenuPopover>
    </div>
  )
}
