import { useLayoutEffect, useState, type RefObject } from 'react'

/** A question counts as being read when it reaches into this band below the top of the window. */
const READING_BAND = '-25% 0px -60% 0px'

/** The question with focus, or the one scrolled to. */
export function useCurrentQuestion(root: RefObject<HTMLElement | null>): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useLayoutEffect(() => {
    // not later: what gets focus before is missed
    const element = root.current!
    const observer = new IntersectionObserver(
      (seen) => {
        const entered = seen.find(({ isIntersecting }) => isIntersecting)
        if (entered && !hasFocusInQuestion(element)) setCurrent(questionOf(entered.target))
      },
      { rootMargin: READING_BAND },
    )
    for (const question of element.querySelectorAll('[data-question]')) observer.observe(question)
    const onFocus = (event: FocusEvent) => {
      const focused = questionOf(event.target)
      if (focused !== null) setCurrent(focused)
    }
    element.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', onFocus)
    }
  }, [root])
  return current
}

/** The id of the question that an element stands in. */
export function questionOf(target: EventTarget | null): string | null {
  const question = target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null
  return question?.dataset['question'] ?? null
}

function hasFocusInQuestion(element: HTMLElement): boolean {
  return questionOf((element.getRootNode() as ShadowRoot).activeElement) !== null
}
