import { useMemo } from 'react'
import { breadcrumbTrail, type Crumb } from '../../shell/contract/breadcrumb-trail.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { shownBreadcrumbs } from './menu-breadcrumbs.ts'
import { useLayout } from './use-layout.ts'

/** The steps to where the user is. */
export function useTrail(): readonly Crumb[] {
  const { workspace } = useMiniApp().context
  const layout = useLayout()
  const told = JSON.stringify(breadcrumbTrail(shownBreadcrumbs(layout), workspace))
  return useMemo(() => JSON.parse(told) as readonly Crumb[], [told]) // the same object while it says the same
}
