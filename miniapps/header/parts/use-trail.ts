import { useMemo } from 'react'
import { breadcrumbTrail, type Crumb } from '../../../shell/contract/breadcrumb-trail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { shownBreadcrumbs } from './menu-breadcrumbs.ts'
import { layoutIn } from '../../kit/bridge/use-layout.ts'

/** The steps to where the user is; the same object while they say the same. */
export function useTrail(): readonly Crumb[] {
  const told = useMiniApp(({ context }) =>
    JSON.stringify(breadcrumbTrail(shownBreadcrumbs(layoutIn(context)), context.workspace)),
  )
  return useMemo(() => JSON.parse(told) as readonly Crumb[], [told])
}
