import type { ComponentType } from 'react'
import { MINIAPP_FOCUS_PAGE } from '../../../shell/contract/events.ts'
import { ErrorState } from '../controls/error-state.tsx'
import { PageHeader } from '../controls/page-header.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import type { ProblemText } from '../words/problem-text.ts'
import { words } from '../words/words.ts'
import { focusedElement } from './focused-element.ts'
import type { LazyPart } from './lazy-part.ts'
import { Lazy } from './lazy.tsx'
import { useAttempts } from './use-attempts.ts'
import { useMiniApp } from './use-mini-app.ts'

interface LazyScreenProps<Props> {
  of: LazyPart<ComponentType<Props>>
  props: Props
  /** Class of the frame around what stands there until the screen has come, for screens that bring their own. */
  frame?: string | undefined
}

/** Said anew whenever it is read: it may stand there while the language changes. */
const NOT_LOADED: ProblemText = {
  get title() {
    return words('notLoaded.title')
  },
  get text() {
    return words('notLoaded.text')
  },
  canRetry: true,
}

/** A screen as soon as its code is there. */
export function LazyScreen<Props extends object>({ of, props, frame }: LazyScreenProps<Props>) {
  const { app } = useMiniApp().portal
  const { failure, attempt, onFail, retry } = useAttempts()
  const waiting =
    failure === undefined ? (
      <Skeleton label={words('loadingPage')} />
    ) : (
      <>
        <PageHeader title={app.title} />
        <ErrorState problem={NOT_LOADED} onRetry={retry} />
      </>
    )
  return (
    <Lazy
      {...{ of, props, onFail, attempt }}
      waiting={frame ? <div className={frame}>{waiting}</div> : waiting}
      onCome={focusPage}
    />
  )
}

/** Arrival focuses the main content as long as there is no heading; the focus moves on to the heading once it is drawn. */
function focusPage(): void {
  const focused = focusedElement()
  if (focused?.localName === 'main')
    focused.dispatchEvent(new Event(MINIAPP_FOCUS_PAGE, { bubbles: true, composed: true }))
}
