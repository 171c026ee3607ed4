import { useLayoutEffect } from 'react'
import { useMiniApp } from './use-mini-app.ts'

/** Names the app and its category in the breadcrumbs, as its row has them, and where in the app the person is. */
export function useAppBreadcrumbs(section?: string, detail?: string, sectionPath?: string): void {
  const { portal } = useMiniApp()
  const { title, category } = portal.app
  // before the screens' own effects, which add to it
  useLayoutEffect(() => {
    portal.emit('set-breadcrumbs', {
      app: title,
      ...(category && { category }),
      ...(section && { section }),
      ...(sectionPath && { sectionPath }),
      ...(detail && { details: [{ name: detail }] }),
    })
  }, [portal, title, category, section, sectionPath, detail])
}
