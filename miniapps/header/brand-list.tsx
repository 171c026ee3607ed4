// A list in which only the rows in sight exist, under a text field: no native element does that.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useCallback, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import type { Workspace } from '../../shell/contract/entities.ts'
import type { BrandChoice } from './brand-choice.ts'
import { countOf } from './brand-choice.ts'
import { BrandOption } from './brand-option.tsx'

/** CSS takes it from here; a row's height stands there. They grow with the letters that people have chosen. */
const HEADING_REM = 2
/** Rows rendered above and below what is visible. */
const OVERSCAN = 6

interface BrandListProps {
  id: string
  choice: BrandChoice
  active: number
  currentId: string | undefined
  onChoose(brand: Workspace): void
}

/** The options; of thousands only those in sight are in the document. */
export function BrandList({ id, choice, active, currentId, onChoose }: BrandListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [{ top, height, row }, setView] = useState({ top: 0, height: 30, row: 3 }) // in rem, until they are measured
  const { recent, matches } = choice
  const grouped = recent.length > 0
  const start = topOf(choice, recent.length, row)
  const measure = useCallback(() => {
    const { scrollTop, clientHeight } = scroller.current!
    const row = Number.parseFloat(getComputedStyle(scroller.current!).getPropertyValue('--row'))
    const seen = clientHeight > 0 && { top: scrollTop / remPx(), height: clientHeight / remPx() } // else its dialog is not shown yet
    setView((view) => ({ ...view, ...seen, row }))
  }, [])

  useLayoutEffect(() => {
    if (active === 0) scroller.current!.scrollTop = 0
    else scrollTo(scroller.current!, topOf(choice, active, row) * remPx(), row * remPx())
    measure()
  }, [active, choice, row, measure])

  // a layout effect ends with its list; an observer that lived a little longer would measure a list that has gone
  useLayoutEffect(() => {
    const sized = new ResizeObserver(measure)
    sized.observe(scroller.current!)
    return () => sized.disconnect()
  }, [measure])

  const first = Math.max(0, Math.floor((top - start) / row) - OVERSCAN)
  const visible = matches.slice(first, Math.max(0, Math.ceil((top + height - start) / row)) + OVERSCAN)
  const option = (brand: Workspace, index: number, rowTop?: number) => (
    <BrandOption
      key={index} id={`${id}-${index}`} brand={brand} position={index + 1} count={countOf(choice)} top={rowTop}
      active={index === active} current={brand.id === currentId} onChoose={onChoose}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus stays in the combobox
    <div ref={scroller} className="brand-list" id={`${id}-list`} role="listbox" aria-label="Brands" style={{ '--heading': `${HEADING_REM}rem` } as CSSProperties} onScroll={measure}>
      {grouped && (
        <div role="group" aria-label="Recent">
          <div className="brand-heading" aria-hidden="true">Recent</div>
          {recent.map((brand, index) => option(brand, index))}
        </div>
      )}
      {matches.length > 0 && (
        <div role="group" aria-label={grouped ? 'All brands' : 'Matches'}>
          {grouped && <div className="brand-heading" aria-hidden="true">All brands</div>}
          <div className="brand-window" role="presentation" style={{ height: `${matches.length * row}rem` }}>
            {visible.map((brand, index) => option(brand, recent.length + first + index, (first + index) * row))}
          </div>
        </div>
      )}
    </div>
  )
}

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Where an option's row begins, in rem: below its own group's heading, and below the whole other group. */
function topOf({ recent }: BrandChoice, index: number, row: number): number {
  if (recent.length === 0) return index * row
  return (index < recent.length ? HEADING_REM : 2 * HEADING_REM) + index * row
}

/** Scrolls as little as needed for the row to be in sight. */
function scrollTo(scroller: HTMLElement, top: number, height: number): void {
  if (top < scroller.scrollTop) scroller.scrollTop = top
  const bottom = top + height
  if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight
}
