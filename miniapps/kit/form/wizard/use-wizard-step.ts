import { useEffect, useRef, useState, type RefObject } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import type { Form } from '../form.ts'

/** The step that is shown, and the furthest that was; kept beside the draft of the form. A new step has the focus, and is read out. */
export function useWizardStep(
  { draft, changes }: Pick<Form<unknown>, 'draft' | 'changes'>,
  frame: RefObject<HTMLElement | null>,
  steps: number,
) {
  const { portal } = useMiniApp()
  const key = draft === undefined ? undefined : `${draft} step`
  const [{ at, reached }, setPlace] = useState(() => {
    const [at = 0, reached = 0] = ((key && changes > 0 && portal.draft.read(key)) || '')
      .split(' ')
      .map(Number)
    return at < steps && reached < steps ? { at, reached } : { at: 0, reached: 0 }
  })
  const before = useRef(at)
  useEffect(() => {
    if (before.current !== at) frame.current!.focus()
    before.current = at
  }, [at, frame])
  useEffect(() => {
    if (key === undefined) return
    if (changes > 0) portal.draft.write(key, `${at} ${reached}`)
    else portal.draft.clear(key)
  }, [portal, key, changes, at, reached])
  return {
    at,
    reached,
    go: (to: number) => setPlace({ at: to, reached: Math.max(reached, to) }),
    restart: () => setPlace({ at: 0, reached: 0 }),
  }
}
