import { useState } from 'react'
import { Link } from '../kit/link.tsx'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { AppsPanel } from './apps-panel.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { DisplaySettings } from './display-settings.tsx'
import { HelpMenu } from './help-menu.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useSingleKey } from './single-key-shortcuts.ts'
import { TenantMark } from './tenant-mark.tsx'
import { TopNavigation } from './top-navigation.tsx'
import { OpenDialogContext, type HeaderDialog } from './use-open-dialog.ts'

/** The one line above every page but login: whose portal, where the user is, where they can go, who they are. */
export function Header() {
  const { tenant } = useMiniApp().context
  const [dialog, setDialog] = useState<HeaderDialog>()
  const close = () => setDialog(undefined)
  useSingleKey('?', () => setDialog('shortcuts'))

  return (
    <OpenDialogContext value={setDialog}>
      <header className="line">
        <div className="home-cell" data-fixed>
          <Link to="/you" look="plain" className="home" aria-label={`${tenant.name}, home`}>
            <TenantMark code={tenant.code} />
            <span className="home-name">{tenant.name}</span>
          </Link>
        </div>
        <Breadcrumbs />
        <TopNavigation />
        <div className="tools" data-fixed>
          <AppsPanel />
          <HelpMenu />
          <AvatarMenu />
        </div>
        <MenuSheet />
      </header>
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {dialog === 'display-settings' && <DisplaySettings onClose={close} />}
    </OpenDialogContext>
  )
}
