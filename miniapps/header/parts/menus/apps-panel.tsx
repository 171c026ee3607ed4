import { useRef, type KeyboardEvent } from 'react'
import { LayoutGrid } from 'lucide'
import { Icon } from '../../../kit/controls/icon.tsx'
import { AnchoredDialog } from '../dialogs/anchored-dialog.tsx'
import { AppTiles } from './app-tiles.tsx'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useOwnDialog } from '../dialogs/use-own-dialog.ts'
import { WhyButton } from '../dialogs/why-button.tsx'
import { words } from '../../words/words.ts'

/** The apps slider: every app the person may open, as tiles. */
export function AppsPanel() {
  const isOffered = useLayout(({ apps, app }) => app !== 'apps' && apps.length > 0) // spec section 2: off in the apps app
  const { isOpen, show, close } = useOwnDialog('apps')
  const button = useRef<HTMLButtonElement>(null)
  if (!isOffered) return <span className="tool" aria-hidden="true" /> // navigation keeps its place
  return (
    <>
      <button
        ref={button}
        type="button"
        className="tool apps-button"
        aria-label={words('apps')}
        title={words('apps')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={show}
      >
        <Icon of={LayoutGrid} size={20} />
      </button>
      {isOpen && (
        <AnchoredDialog label={words('apps')} className="apps-dialog" onClose={close} button={button}>
          <Tiles done={close} />
        </AnchoredDialog>
      )}
    </>
  )
}

function Tiles({ done }: { done(): void }) {
  const panel = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const tiles = [...panel.current!.querySelectorAll<HTMLElement>('.tile')]
    const next = tileAfter(event.key, tiles)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows are a shortcut; Tab reaches every link
    <div ref={panel} className="apps-body" onKeyDown={move}>
      <AppTiles done={done} />
      <WhyButton done={done} />
    </div>
  )
}

/** Left and right follow the order as it reads, up and down look for the tile above or below. */
function tileAfter(key: string, tiles: readonly HTMLElement[]): HTMLElement | undefined {
  const now = tiles.findIndex((tile) => tile.matches(':focus'))
  if (key === 'Home') return tiles[0]
  if (key === 'End') return tiles.at(-1)
  const forward = tiles[0]?.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return tiles[now + (key === forward ? 1 : -1)]
  const sameColumn = (tile: HTMLElement) => tile.offsetLeft === tiles[now]?.offsetLeft
  if (key === 'ArrowDown') return tiles.slice(now + 1).find(sameColumn)
  return key === 'ArrowUp' ? tiles.slice(0, Math.max(0, now)).findLast(sameColumn) : undefined
}
