import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Workspace } from '../../../shell/contract/entities.ts'
import { brandLabel } from '../../../shell/contract/brand-label.ts'
import { Card } from '../../kit/controls/card.tsx'
import { recentBrandIds } from '../../kit/bridge/recent-brands.ts'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { BrandMark } from './brand-mark.tsx'
import { words } from '../words/words.ts'

interface RecentListProps {
  /** All brands; undefined while they load, so that their place is kept. */
  brands: readonly Workspace[] | undefined
  activeId: string | undefined
  onChoose(brand: Workspace): void
}

const SHOWN = 4

/** The brands worked on before this one; its place is kept while there are none, so that the first change moves nothing. */
export function RecentList({ brands, activeId, onChoose }: RecentListProps) {
  const ids = recentBrandIds()
    .filter((id) => id !== activeId)
    .slice(0, SHOWN)
  const recent = brands && found(brands, ids)
  const list = useRef<HTMLUListElement>(null)
  const choosing = useFocusKept(list, activeId)
  if (brands && brands.length <= 1) return null
  const choose = (brand: Workspace) => {
    choosing()
    onChoose(brand)
  }
  return (
    <Card title={words('widget.recent-brands')} className="recent-brands">
      {!recent && (
        <Skeleton
          label={words('loadingRecent')}
          lines={(ids.length > 0 ? ids : ['']).map(() => 80)}
          lineHeight={2.75}
        />
      )}
      {recent?.length === 0 && <p className="os-muted">{words('noRecent')}</p>}
      {recent && recent.length > 0 && (
        <ul ref={list}>
          {recent.map((brand) => (
            <li key={brand.id}>
              <RecentBrand brand={brand} onChoose={choose} />
            </li>
          ))}
        </ul>
      )}
    </Card>
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

function RecentBrand({ brand, onChoose }: { brand: Workspace; onChoose(brand: Workspace): void }) {
  return (
    <button type="button" className="recent-brand" onClick={() => onChoose(brand)}>
      <BrandMark brand={brand} />
      <span>
        <strong>{brandLabel(brand)}</strong>
        <span className="os-muted">{brand.clientName}</span>
      </span>
    </button>
  )
}

function found(brands: readonly Workspace[], ids: readonly string[]): readonly Workspace[] {
  const byId = new Map(brands.map((brand) => [brand.id, brand]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
