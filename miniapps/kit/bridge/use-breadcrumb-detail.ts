import { useEffect } from 'react'
import { useMiniApp } from './use-mini-app.ts'

/** Names what a screen is about as the last step of the breadcrumbs, while it is shown; nothing while that is not known. */
export function useBreadcrumbDetail(name: string | undefined): void {
  const { portal } = useMiniApp()
  useEffect(() => {
    if (name === undefined) return
    portal.emit('update-breadcrumbs', { details: [{ name }] })
    return () => void portal.emit('reset-breadcrumbs-details')
  }, [portal, name])
}
