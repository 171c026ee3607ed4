import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Workspace } from '../../../shell/contract/entities.ts'
import { brandLabel } from '../../../shell/contract/brand-label.ts'
import { recentBrandIds } from '../../kit/bridge/recent-brands.ts'
import { BrandMark } from './brand-mark.tsx'

interface RecentBrandsProps {
  brands: readonly Workspace[]
  activeId: string | undefined
  pendingId: string | null
  onChoose(brand: Workspace): void
}

const SHOWN = 6

/** The brands worked on before this one, then the first of the others, so that there is always somewhere to go. */
export function RecentBrands({ brands, activeId, pendingId, onChoose }: RecentBrandsProps) {
  const list = useRef<HTMLUListElement>(null)
  const choosing = useFocusKept(list, activeId)
  const choose = (brand: Workspace) => {
    choosing()
    onChoose(brand)
  }
  return (
    <ul ref={list} className="recent-brands">
      {shownOf(brands, activeId).map((brand) => (
        <li key={brand.id}>
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

function shownOf(brands: readonly Workspace[], activeId: string | undefined): readonly Workspace[] {
  const byId = new Map(brands.map((brand) => [brand.id, brand]))
  const recent = recentBrandIds().flatMap((id) => byId.get(id) ?? [])
  return [...new Set([...recent, ...brands])].filter(({ id }) => id !== activeId).slice(0, SHOWN)
}
