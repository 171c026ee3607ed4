import { Bell, Menu, Search, X } from 'lucide'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { AnchoredDialog } from '../dialogs/anchored-dialog.tsx'
import { AppTiles } from './app-tiles.tsx'
import { InboxCount, useInboxLabel } from './inbox-bell.tsx'
import { menuGroups, type MenuGroup } from './menu-groups.ts'
import { currentMenuPath } from './menu-items.ts'
import { PersonCard } from './person-card.tsx'
import { Fold, SheetList } from './sheet-list.tsx'
import { useNavigationItems } from './top-navigation.tsx'
import { useTourOffer } from './tour-offer.tsx'
import { useAccountGroups } from './use-account-groups.ts'
import { useFirstEntries } from './use-first-entries.ts'
import { useHelpGroups, useOfferedGroups } from './use-help-groups.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useOpenDialog } from '../dialogs/use-open-dialog.ts'
import { useBell } from '../dialogs/use-unread.ts'
import { useOwnDialog } from '../dialogs/use-own-dialog.ts'
import { words } from '../../words/words.ts'

/** Narrow screens: one button, and everything the line has no room for as a sheet of full height. */
export function MenuSheet() {
  const { isOpen, show, close } = useOwnDialog('menu')
  const { describedBy, dot, seen } = useTourOffer()
  const { unread: all, isQuiet } = useBell()
  const unread = isQuiet ? 0 : all
  return (
    <>
      <button
        type="button"
        className="tool sheet-button"
        aria-label={unread ? words('menu.unread', { count: unread }) : words('menu')}
        title={words('menu')}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          show()
          seen()
        }}
      >
        <Icon of={Menu} size={20} />
        <InboxCount />
        {dot}
      </button>
      {isOpen && (
        <AnchoredDialog label={words('menu')} className="sheet" onClose={close}>
          <Sheet close={close} />
        </AnchoredDialog>
      )}
    </>
  )
}

function Sheet({ close }: { close(): void }) {
  const { app, apps, path } = useLayout()
  const open = useOpenDialog()
  const items = useNavigationItems()
  const navigation: readonly MenuGroup[] = useFirstEntries()(menuGroups(items, currentMenuPath(items, path)))
  return (
    <>
      <div className="sheet-top">
        <PersonCard />
        <Button variant="quiet" icon={X} iconOnly onClick={close}>
          {words('menu.close')}
        </Button>
      </div>
      <div className="sheet-body">
        <button type="button" className="sheet-line" onClick={() => open('palette')}>
          <Icon of={Search} />
          <span>{words('search')}</span>
        </button>
        <button
          type="button"
          className="sheet-line"
          aria-label={useInboxLabel()}
          onClick={() => open('inbox')}
        >
          <Icon of={Bell} />
          <span>{words('inbox')}</span>
          <InboxCount />
        </button>
        <SheetList label={words('menu.main')} groups={navigation} folded done={close} />
        {app !== 'apps' && apps.length > 0 && (
          <Fold title={words('menu.allApps')} open={false}>
            <AppTiles done={close} />
          </Fold>
        )}
        <h2 className="sheet-title">{words('help')}</h2>
        <SheetList label={words('help')} groups={[...useHelpGroups(), ...useOfferedGroups()]} done={close} />
        <h2 className="sheet-title">{words('account')}</h2>
        <SheetList label={words('account')} groups={useAccountGroups()} done={close} />
      </div>
    </>
  )
}
