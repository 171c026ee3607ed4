import { ErrorState } from '../kit/error-state.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { useResource } from '../kit/use-resource.ts'
import type { LazyScreen } from './lazy-screen.ts'

export interface LazilyProps<Props> {
  screen: LazyScreen<Props>
  props: Props
}

const NOT_LOADED = {
  title: 'This page could not be loaded', text: 'Your answers are safe. Check your connection and reload the page.', canRetry: false,
}

/** Shows a screen as soon as its code is there. */
export function Lazily<Props extends object>({ screen, props }: LazilyProps<Props>) {
  const { data, error } = useResource(screen.loaded ? null : 'screen', () => screen.load())
  const Screen = screen.loaded ?? data
  if (Screen) return <Screen {...props} />
  return (
    <div className="os-page">
      {error ? <ErrorState problem={NOT_LOADED} /> : <Skeleton label="Loading the page" lines={[100, 100]} lineHeight={9} />}
    </div>
  )
}
