import { useEffect } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import type { Place } from './place.ts'

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
