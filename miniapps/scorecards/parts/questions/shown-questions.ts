import { useEffect } from 'react'
import type { MiniAppRoute } from '../../../../shell/contract/mini-app.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'

/** Each visit has a route of its own. */
const shown = new WeakSet<MiniAppRoute>()

/** Whether the questions took the place of others in this visit, as when their audit turned out to be submitted; for the effects of parts that have just come. */
export const tookPlaceOfOthers = (visit: MiniAppRoute): boolean => shown.has(visit)

/** Remembers that the questions were shown in this visit; effects of parts come before it. */
export function useShownQuestions(): void {
  const { route } = useMiniApp()
  useEffect(() => void shown.add(route), [route])
}
