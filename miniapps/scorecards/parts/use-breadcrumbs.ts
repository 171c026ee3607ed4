import { useEffect } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

/** Tells the header where in Scorecards the person is; spec section 2, breadcrumbs. */
export function useBreadcrumbs(section?: string, detail?: string): void {
  const { portal } = useMiniApp()
  useEffect(() => {
    portal.emit('set-breadcrumbs', {
      category: 'Unlock',
      app: 'Scorecards',
      ...(section ? { section } : { hideSection: true }),
      details: detail ? [{ name: detail }] : [],
    })
  }, [portal, section, detail])
}
