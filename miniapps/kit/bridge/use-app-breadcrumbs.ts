import { useEffect } from 'react'
import { useMiniApp } from './use-mini-app.ts'

/** Names the app and its category in the breadcrumbs, as its row has them. */
export function useAppBreadcrumbs(): void {
  const { portal } = useMiniApp()
  const { title, category } = portal.app
  useEffect(
    () => void portal.emit('set-breadcrumbs', { app: title, ...(category && { category }) }),
    [portal, title, category],
  )
}
