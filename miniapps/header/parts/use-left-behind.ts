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
    if (person === undefined) return
    let isOver = false
    let stop = () => {}
    const look = async () => {
      if (!(await isWorkLeft(person))) return
      const { sendLeftBehind } = await import('../../kit/document/left-behind/send-left-behind.ts')
      if (!isOver) stop = sendLeftBehind(person, latest().portal)
    }
    const timer = setTimeout(() => void look().catch(() => {}), LOOK_AFTER_MS) // else the app that holds the work sends it
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [person, latest])
}
