import { useEffect } from 'react'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import type { Place } from './place.ts'

/** What people come here for: each is told once it has worked. */
export type UsedAction =
  | 'started'
  | 'submitted'
  | 'reviewed'
  | 'planned'
  | 'imported'
  | 'exported'
  | 'published'
  | 'upgraded'

/** For usage statistics, spec section 4; ids and kinds alone, never what somebody wrote. */
export function tellUse(
  portal: MiniAppPortal,
  action: UsedAction,
  data: Readonly<Record<string, string>>,
): void {
  portal.emit('track-action', { action: `scorecards-${action}`, data })
}

/** Tells which screen is looked at; the portal itself knows paths only, and these hold a brand. */
export function useScreenView(place: Place): void {
  const { portal } = useMiniApp()
  const { screen } = place
  const scorecard = 'scorecardId' in place ? place.scorecardId : undefined
  useEffect(() => {
    if (screen === 'nowhere') return
    const name = `scorecards-${screen}`
    portal.emit('track-analytics', {
      kind: 'page',
      name,
      ...(scorecard !== undefined && { data: { scorecard } }),
    })
  }, [portal, screen, scorecard])
}
