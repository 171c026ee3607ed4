import type { ComponentType } from 'react'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Lazy } from '../../kit/bridge/lazy.tsx'
import type { LazyPart } from '../../kit/bridge/lazy-part.ts'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useAttempts } from '../../kit/bridge/use-attempts.ts'
import type { ProblemText } from '../../kit/words/problem-text.ts'
import { useBreadcrumbs } from './use-breadcrumbs.ts'
import { useTitleFocus } from './use-title-focus.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

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
  const { failure, attempt, onFail, retry } = useAttempts()
  const waiting =
    failure !== undefined ? (
      <NotLoaded title={title} crumbs={crumbs} onRetry={retry} />
    ) : (
      <div className="os-page">
        <Skeleton label={kitWords('loadingPage')} lines={[100, 100]} lineHeight={9} />
      </div>
    )
  return <Lazy of={screen} props={props} waiting={waiting} onFail={onFail} attempt={attempt} />
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
