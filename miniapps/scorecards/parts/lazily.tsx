import { useState, type ComponentType } from 'react'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Lazy } from '../../kit/bridge/lazy.tsx'
import type { LazyPart } from '../../kit/bridge/lazy-part.ts'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useTryAgain } from '../../kit/bridge/use-try-again.ts'
import type { ProblemText } from '../../kit/words/problem-text.ts'
import { useBreadcrumbs } from './use-breadcrumbs.ts'
import { useTitleFocus } from './use-title-focus.ts'
import { words } from '../words/words.ts'

export interface LazilyProps<Props> {
  screen: LazyPart<ComponentType<Props>>
  props: Props
  /** What it is called while it cannot be loaded: its title, and its steps in the header. */
  title: string
  crumbs: readonly [section: string, detail?: string]
}

const NOT_LOADED: ProblemText = {
  get title() {
    return words('page.notLoaded.title')
  },
  get text() {
    return words('page.notLoaded.text')
  },
  canRetry: true,
}

/** Shows a screen as soon as its code is there. */
export function Lazily<Props extends object>({ screen, props, title, crumbs }: LazilyProps<Props>) {
  const [{ turn, failed }, setAttempt] = useState({ turn: 0, failed: false })
  const retry = () => setAttempt({ turn: turn + 1, failed }) // a failed screen stays until the next one is there
  useTryAgain(failed, retry)
  const waiting = failed ? (
    <NotLoaded title={title} crumbs={crumbs} onRetry={retry} />
  ) : (
    <div className="os-page">
      <Skeleton label={words('page.loading')} lines={[100, 100]} lineHeight={9} />
    </div>
  )
  return (
    <Lazy
      key={turn}
      of={screen}
      props={props}
      waiting={waiting}
      onFail={() => setAttempt({ turn, failed: true })}
    />
  )
}

function NotLoaded({
  title,
  crumbs,
  onRetry,
}: {
  title: string
  crumbs: LazilyProps<object>['crumbs']
  onRetry(): void
}) {
  useBreadcrumbs(...crumbs)
  useTitleFocus()
  return (
    <div className="os-page">
      <PageHeader title={title} />
      <ErrorState problem={NOT_LOADED} onRetry={onRetry} />
    </div>
  )
}
