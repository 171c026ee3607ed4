import { useEffect } from 'react'
import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { AppList } from './screens/app-list.tsx'

const settings = lazyPart(async () => (await import('./screens/app-settings.tsx')).AppSettings)

const SCREENS: ScreenTable = { '/': AppList, '/list': AppList, '/admin-panel': settings }

/** Every app that a person may open here. */
export function Apps() {
  const { portal } = useMiniApp()
  const { title, category } = portal.app
  useEffect(
    () => void portal.emit('set-breadcrumbs', { app: title, ...(category && { category }) }),
    [portal, title, category],
  )
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
