import { useMemo, type ComponentType } from 'react'
import { MINIAPP_FOCUS_PAGE } from '../../../shell/contract/events.ts'
import { EmptyState } from '../controls/empty-state.tsx'
import { ErrorState } from '../controls/error-state.tsx'
import { Link } from '../controls/link.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import { problemText } from '../words/problem-text.ts'
import { words } from '../words/words.ts'
import { focusedElement } from './focused-element.ts'
import type { LazyPart } from './lazy-part.ts'
import { Lazy } from './lazy.tsx'
import { screenAt } from './screen-at.ts'
import { useAttempts } from './use-attempts.ts'
import { useLoadedAhead } from './use-loaded-ahead.ts'
import { useMiniApp } from './use-mini-app.ts'

export interface ScreenProps {
  /** What stood where the screen's path has names: `{ thingId: '7' }`. */
  params: Readonly<Record<string, string>>
}

/** By path below the app's own, such as `/` and `/things/:thingId`; one that is not the first comes as a part of its own. */
export type ScreenTable = Readonly<
  Record<string, ComponentType<ScreenProps> | LazyPart<ComponentType<ScreenProps>>>
>

/** The screen of the address. Links between screens are the portal's: `<Link to={`${basePath}/things/7`}>`. */
export function Screens({ of }: { of: ScreenTable }) {
  const { tail, basePath } = useMiniApp().route
  const found = screenAt(Object.keys(of), tail)
  useLoadedAhead(useMemo(() => Object.values(of).filter((screen) => 'load' in screen), [of]))
  if (!found) return <NothingHere home={basePath} />
  const Screen = of[found.path]!
  if ('load' in Screen) return <LoadedScreen key={found.path} of={Screen} params={found.params} />
  return <Screen key={found.path} params={found.params} />
}

function LoadedScreen({ of, params }: { of: LazyPart<ComponentType<ScreenProps>> } & ScreenProps) {
  const { failure, attempt, onFail, retry } = useAttempts()
  const waiting =
    failure === undefined ? (
      <Skeleton label={words('loadingPage')} />
    ) : (
      <ErrorState problem={problemText(failure)} onRetry={retry} />
    )
  return (
    <Lazy of={of} props={{ params }} waiting={waiting} onFail={onFail} attempt={attempt} onCome={focusPage} />
  )
}

/** Who came here before there was a heading to focus has the focus on the main content: it goes on to the heading. */
function focusPage(): void {
  const focused = focusedElement()
  if (focused?.localName === 'main')
    focused.dispatchEvent(new Event(MINIAPP_FOCUS_PAGE, { bubbles: true, composed: true }))
}

function NothingHere({ home }: { home: string }) {
  return (
    <EmptyState
      title={words('nothingHere.title')}
      action={<Link to={home}>{words('nothingHere.back')}</Link>}
    >
      {words('nothingHere.text')}
    </EmptyState>
  )
}
