import { Link } from '../kit/controls/link.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { AppsPanel } from './parts/menus/apps-panel.tsx'
import { AvatarMenu } from './parts/menus/avatar-menu.tsx'
import { Breadcrumbs } from './parts/breadcrumbs.tsx'
import { HeaderDialogs } from './parts/dialogs/header-dialogs.tsx'
import { HelpMenu } from './parts/menus/help-menu.tsx'
import { InboxBell, InboxDialog } from './parts/menus/inbox-bell.tsx'
import { MenuSheet } from './parts/menus/menu-sheet.tsx'
import { PaletteButton } from './parts/dialogs/palette-button.tsx'
import { BellContext, useUnread } from './parts/dialogs/use-unread.ts'
import { useLeftBehind } from './parts/use-left-behind.ts'
import { TenantMark } from './parts/tenant-mark.tsx'
import { words } from './words/words.ts'
import { TopNavigation } from './parts/menus/top-navigation.tsx'

/** The one line above every page but login: whose portal, where the user is, where they can go, who they are. */
export function Header() {
  const tenant = useMiniApp(({ context }) => context.tenant)
  useLeftBehind()
  return (
    <HeaderDialogs>
      <BellContext value={useUnread()}>
        <header className="line">
          <div className="home-cell" data-fixed>
            <Link to="/you" look="plain" className="home" aria-label={words('home', { tenant: tenant.name })}>
              <TenantMark code={tenant.code} />
              <span className="home-name">{tenant.name}</span>
            </Link>
          </div>
          <Breadcrumbs />
          <TopNavigation />
          <div className="tools" data-fixed>
            <AppsPanel />
            <PaletteButton />
            <InboxBell />
            <HelpMenu />
            <AvatarMenu />
          </div>
          <MenuSheet />
          <InboxDialog />
        </header>
      </BellContext>
    </HeaderDialogs>
  )
}
