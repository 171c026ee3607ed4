import { useMemo, type ComponentType } from 'react'
import { EmptyState } from '../controls/empty-state.tsx'
import { Link } from '../controls/link.tsx'
import { words } from '../words/words.ts'
import type { LazyPart } from './lazy-part.ts'
import { LazyScreen } from './lazy-screen.tsx'
import { screenAt } from './screen-at.ts'
import { useLoadedAhead } from './use-loaded-ahead.ts'
import { useMiniApp } from './use-mini-app.ts'

export interface ScreenProps {
  /** What stood where the screen's path has names: `{ thingId: '7' }`. */
  params: Readonly<Record<string, string>>
}

/**
 * By path below the app's own, such as `/` and `/things/:thingId`; one that is not the first comes as a part of its own. A
 * screen that has several paths stays in the page from one to the other.
 */
export type ScreenTable = Readonly<
  Record<string, ComponentType<ScreenProps> | LazyPart<ComponentType<ScreenProps>>>
>

interface ScreensProps {
  of: ScreenTable
  /** Class of the frame around loading and failing states, for apps whose screens each bring their own frame. */
  frame?: string
}

/** The screen of the address. Links between screens are the portal's: `<Link to={`${basePath}/things/7`}>`. */
export function Screens({ of, frame }: ScreensProps) {
  const { tail, basePath } = useMiniApp().route
  const found = screenAt(Object.keys(of), tail)
  useLoadedAhead(useMemo(() => [...new Set(Object.values(of))].filter((screen) => 'load' in screen), [of]))
  if (!found) {
    const nothing = <NothingHere home={basePath} />
    return frame ? <div className={frame}>{nothing}</div> : nothing
  }
  const { path, params } = found
  const Screen = of[path]!
  const key = Object.keys(of).find((each) => of[each] === Screen)
  if ('load' in Screen) return <LazyScreen key={key} of={Screen} props={{ params }} frame={frame} />
  return <Screen key={key} params={params} />
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
