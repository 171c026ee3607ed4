import { useEffect } from 'react'
import { useLatestMiniApp, useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { isWorkLeft } from '../../kit/document/left-behind/is-work-left.ts'

/** The first page comes first. */
const LOOK_AFTER_MS = 2000

/** Work that a closed tab left unsent is sent whatever page is opened next. */
export function useLeftBehind(): void {
  const latest = useLatestMiniApp()
  const person = useMiniApp(({ context }) => context.user?.id)
  useEffect(() => {
    if (!person) return
    let stop: (() => void) | null | undefined
    const look = async () => {
      if (!(await isWorkLeft(person))) return
      const { sendLeftBehind } = await import('../../kit/document/left-behind/send-left-behind.ts')
      if (stop !== null) stop = sendLeftBehind(person, latest().portal)
    }
    const timer = setTimeout(() => look().catch(() => {}), LOOK_AFTER_MS) // else the app that holds the work sends it
    return () => {
      clearTimeout(timer)
      stop?.()
      stop = null
    }
  }, [person, latest])
}
