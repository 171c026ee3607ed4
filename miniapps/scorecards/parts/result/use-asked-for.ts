import { useEffect, useRef, type RefObject } from 'react'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'

/** Whether the address names this question (`result?question=…`); then its element is brought into sight. */
export function useAskedFor<Kind extends HTMLElement>(
  questionId: string,
): { isAskedFor: boolean; element: RefObject<Kind | null> } {
  const isAskedFor = useMiniApp(({ route }) => route.query['question']) === questionId
  const element = useRef<Kind>(null)
  useEffect(() => {
    if (isAskedFor) element.current!.scrollIntoView({ block: 'center' })
  }, [isAskedFor])
  return { isAskedFor, element }
}
