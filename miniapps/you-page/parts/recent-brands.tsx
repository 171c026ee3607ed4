import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Workspace } from '../../../shell/contract/entities.ts'
import { brandLabel } from '../../../shell/contract/brand-label.ts'
import { recentBrandIds } from '../../kit/bridge/recent-brands.ts'
import { BrandMark } from './brand-mark.tsx'
import { BrandStar } from './brand-star.tsx'
import type { FavouriteBrands } from './use-favourite-brands.ts'

interface RecentBrandsProps {
  brands: readonly Workspace[]
  activeId: string | undefined
  pendingId: string | null
  favourites: FavouriteBrands | undefined
  onChoose(brand: Workspace): void
}

const SHOWN = 6
/** However many favourites there are. */
const MOST_SHOWN = 12

/** Favourites, the brands worked on before this one, then the first of the others, so that there is always somewhere to go. */
export function RecentBrands({ brands, activeId, pendingId, favourites, onChoose }: RecentBrandsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [first] = useState(favourites?.ids ?? []) // a line moves at the next visit, not under the finger
  const choosing = useFocusKept(list, activeId)
  const choose = (brand: Workspace) => {
    choosing()
    onChoose(brand)
  }
  return (
    <ul ref={list} className="recent-brands">
      {shownOf(brands, activeId, first).map((brand) => (
        <li key={brand.id} className="recent-line">
          <button
            type="button"
            className="recent-brand"
            aria-busy={brand.id === pendingId || undefined}
            onClick={() => choose(brand)}
          >
            <BrandMark brand={brand} />
            <span>
              <strong>{brandLabel(brand)}</strong>
              <span className="os-muted">{brand.clientName}</span>
            </span>
          </button>
          <BrandStar brand={brand} favourites={favourites} />
        </li>
      ))}
    </ul>
  )
}

/** The brand chosen here leaves the list with the focus on it: the first one takes it. Returns what to call on choosing. */
function useFocusKept(list: RefObject<HTMLElement | null>, activeId: string | undefined): () => void {
  const chosen = useRef(false)
  useLayoutEffect(() => {
    if (chosen.current && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus()
    chosen.current = false
  }, [list, activeId])
  return () => {
    chosen.current = true
  }
}

function shownOf(
  brands: readonly Workspace[],
  activeId: string | undefined,
  favourites: readonly string[],
): readonly Workspace[] {
  const byId = new Map(brands.map((brand) => [brand.id, brand]))
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const marked = known(favourites)
  const others = [...new Set([...marked, ...known(recentBrandIds()), ...brands])]
  const shown = Math.min(Math.max(marked.length, SHOWN), MOST_SHOWN)
  return others.filter(({ id }) => id !== activeId).slice(0, shown)
}
