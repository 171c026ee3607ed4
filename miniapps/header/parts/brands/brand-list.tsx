// A list in which only the rows in sight exist, under a text field: no native element does that.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import type { Workspace } from '../../../../shell/contract/entities.ts'
import { countOf, type BrandChoice, type BrandGroup } from './brand-choice.ts'
import { BrandOption } from './brand-option.tsx'
import { words } from '../../words/words.ts'

/** CSS takes it from here; a row's height stands there. They grow with the letters that people have chosen. */
const HEADING_REM = 2
/** Rows rendered above and below what is visible. */
const OVERSCAN = 6

interface BrandListProps {
  id: string
  choice: BrandChoice
  active: number
  currentId: string | undefined
  onChoose(brand: Workspace, isClosed: boolean): void
}

/** The options; of thousands only those in sight are in the document. */
export function BrandList({ id, choice, active, currentId, onChoose }: BrandListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [{ top, height, row }, setView] = useState({ top: 0, height: 30, row: 3 }) // in rem, until they are measured
  const groups = useMemo(() => placed(choice, row), [choice, row])
  const measure = useCallback(() => {
    const { scrollTop, clientHeight } = scroller.current!
    const row = Number.parseFloat(getComputedStyle(scroller.current!).getPropertyValue('--row'))
    const seen = clientHeight > 0 && { top: scrollTop / remPx(), height: clientHeight / remPx() } // else its dialog is not shown yet
    setView((view) => ({ ...view, ...seen, row }))
  }, [])

  useLayoutEffect(() => {
    if (active === 0) scroller.current!.scrollTop = 0
    else scrollTo(scroller.current!, topOf(groups, active, row) * remPx(), row * remPx())
    measure()
  }, [active, groups, row, measure])

  // a layout effect ends with its list; an observer that lived a little longer would measure a list that has gone
  useLayoutEffect(() => {
    const sized = new ResizeObserver(measure)
    sized.observe(scroller.current!)
    return () => sized.disconnect()
  }, [measure])

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus stays in the combobox
    <div
      ref={scroller}
      className="brand-list"
      id={`${id}-list`}
      role="listbox"
      aria-label={words('brands.label')}
      style={{ '--heading': `${HEADING_REM}rem` } as CSSProperties}
      onScroll={measure}
    >
      {groups.map(({ title, hasHeading, isClosed, brands, first, start }) => (
        <div key={title} role="group" aria-label={words(`brands.${title}`)}>
          {hasHeading && (
            <div className="brand-heading" aria-hidden="true">
              {words(`brands.${title}`)}
            </div>
          )}
          <div className="brand-window" role="presentation" style={{ height: `${brands.length * row}rem` }}>
            {inSight(brands.length, (top - start) / row, (top + height - start) / row).map((index) => (
              <BrandOption
                key={index}
                id={`${id}-${first + index}`}
                brand={brands[index]!}
                position={first + index + 1}
                count={countOf(choice)}
                top={index * row}
                active={first + index === active}
                current={brands[index]!.id === currentId}
                isClosed={isClosed}
                onChoose={onChoose}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Places of the rows of a group that lie between two heights, in rows from its first one, and of a few around them. */
function inSight(count: number, from: number, to: number): readonly number[] {
  const first = Math.max(0, Math.floor(from) - OVERSCAN)
  const end = Math.min(count, Math.max(0, Math.ceil(to)) + OVERSCAN)
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
}

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

interface PlacedGroup extends BrandGroup {
  /** Number of its first option, and where that one's row begins, in rem: below its heading and all groups before it. */
  first: number
  start: number
}

function placed(choice: BrandChoice, row: number): readonly PlacedGroup[] {
  let first = 0
  let end = 0
  return choice.map((group) => {
    const place = { ...group, first, start: end + (group.hasHeading ? HEADING_REM : 0) }
    first += group.brands.length
    end = place.start + group.brands.length * row
    return place
  })
}

/** Where an option's row begins, in rem. */
function topOf(groups: readonly PlacedGroup[], index: number, row: number): number {
  const group = groups.findLast(({ first }) => first <= index)
  return group ? group.start + (index - group.first) * row : 0
}

/** Scrolls as little as needed for the row to be in sight. */
function scrollTo(scroller: HTMLElement, top: number, height: number): void {
  if (top < scroller.scrollTop) scroller.scrollTop = top
  const bottom = top + height
  if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight
}
