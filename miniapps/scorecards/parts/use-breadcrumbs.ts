import { useEffect } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

/** Tells the header where in Scorecards the person is, and where its section leads; spec section 2, breadcrumbs. */
export function useBreadcrumbs(section?: string, detail?: string, sectionPath?: string): void {
  const { portal } = useMiniApp()
  const { title, category } = portal.app
  useEffect(() => {
    portal.emit('set-breadcrumbs', {
      category,
      app: title,
      ...(section ? { section, ...(sectionPath && { sectionPath }) } : { hideSection: true }),
      details: detail ? [{ name: detail }] : [],
    })
  }, [portal, title, category, section, sectionPath, detail])
}
