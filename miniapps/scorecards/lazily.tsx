import { useState, type ComponentType } from 'react'
import { ErrorState } from '../kit/error-state.tsx'
import { Lazy } from '../kit/lazy.tsx'
import type { LazyPart } from '../kit/lazy-part.ts'
import { Skeleton } from '../kit/skeleton.tsx'

export interface LazilyProps<Props> {
  screen: LazyPart<ComponentType<Props>>
  props: Props
}

const NOT_LOADED = {
  title: 'This page could not be loaded', text: 'Your answers are safe. Check your connection and reload the page.', canRetry: false,
}

/** Shows a screen as soon as its code is there. */
export function Lazily<Props extends object>({ screen, props }: LazilyProps<Props>) {
  const [hasFailed, setFailed] = useState(false)
  const waiting = (
    <div className="os-page">
      {hasFailed ? <ErrorState problem={NOT_LOADED} /> : <Skeleton label="Loading the page" lines={[100, 100]} lineHeight={9} />}
    </div>
  )
  return <Lazy of={screen} props={props} waiting={waiting} onFail={() => setFailed(true)} />
}
