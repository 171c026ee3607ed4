import { useEffect, useRef } from 'react'
import { Screens, type ScreenTable } from '../../kit/bridge/screens.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { Link } from '../../kit/controls/link.tsx'
import { ROOMS } from '../parts/kit/rooms.ts'
import sheet from './kit.css?sheet'

const SCREENS = Object.fromEntries([
  ['/kit', ROOMS[0]!.load],
  ...ROOMS.map(({ key, load }) => [`/kit/${key}`, load]),
]) as ScreenTable

/** Every part of the kit in every state, to look at before building a screen: one room for each part. */
export function KitPage() {
  useSheet(sheet)
  const { tail, basePath } = useMiniApp().route
  const shown = tail.split('/')[2] ?? ROOMS[0]!.key
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  return (
    <div className="kit">
      <nav ref={nav} className="rooms" aria-label="Parts of the kit">
        <ul>
          {ROOMS.map(({ key, title }) => (
            <li key={key}>
              <Link
                look="plain"
                to={`${basePath}/kit/${key}`}
                aria-current={key === shown ? 'page' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="room">
        <Screens of={SCREENS} />
      </div>
    </div>
  )
}
