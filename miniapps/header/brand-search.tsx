import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { Search, X } from 'lucide'
import type { Workspace } from '../../shell/contract/entities.ts'
import { brandIndex, findBrands } from '../kit/brand-index.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { recentBrandIds } from '../kit/recent-brands.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { brandAt, countOf, optionAfter, type BrandChoice } from './brand-choice.ts'
import { BrandList } from './brand-list.tsx'
import { WhyButton } from './why-button.tsx'

interface BrandSearchProps {
  brands: readonly Workspace[]
  currentId: string | undefined
  onChoose(brand: Workspace): void
  onCancel(): void
}

/** A combobox over all brands: focus stays in the field, the active option is named by aria-activedescendant. */
export function BrandSearch({ brands, currentId, onChoose, onCancel }: BrandSearchProps) {
  const id = useId()
  const { numberLocale } = useMiniApp().context.displaySettings
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const choice = useChoice(brands, query, currentId)
  const count = countOf(choice)

  const press = (event: KeyboardEvent) => {
    const next = optionAfter(event.key, active, count)
    const chosen = event.key === 'Enter' && !event.nativeEvent.isComposing ? brandAt(choice, active) : undefined
    if (next !== undefined) setActive(next)
    if (chosen) onChoose(chosen)
    if (next !== undefined || event.key === 'Enter') event.preventDefault()
  }

  return (
    <div className="brand-search">
      <div className="brand-field">
        <div className="os-input-frame">
          <Icon of={Search} />
          <input
            className="os-input" role="combobox" aria-label="Find a brand" placeholder="Brand, client or country" autoComplete="off" spellCheck={false}
            aria-expanded="true" aria-controls={`${id}-list`} aria-autocomplete="list" aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
            value={query} onKeyDown={press} onChange={({ target }) => { setQuery(target.value); setActive(0) }}
          />
        </div>
        <Button variant="quiet" icon={X} iconOnly onClick={onCancel}>Keep the brand</Button>
      </div>
      <BrandList id={id} choice={choice} active={active} currentId={currentId} onChoose={onChoose} />
      <div className={count > 0 ? 'brand-count' : 'brand-none'}>
        <output>{statusText(query, choice, brands.length, numberLocale)}</output>
        {count === 0 && brands.length > 0 && <p>Only brands that are shared with you are listed.</p>}
        {count === 0 && <WhyButton missing="brands" done={onCancel} />}
      </div>
    </div>
  )
}

/** Recent brands but the active one come first while nothing is typed, and before equal matches otherwise. */
function useChoice(brands: readonly Workspace[], query: string, currentId: string | undefined): BrandChoice {
  useEffect(() => {
    const timer = setTimeout(() => brandIndex(brands)) // while the list is looked at
    return () => clearTimeout(timer)
  }, [brands])
  return useMemo(() => {
    const ids = recentBrandIds().filter((id) => id !== currentId)
    const matches = query.trim() ? findBrands(brandIndex(brands), query, new Set(ids)) : brands
    const recent = query.trim() ? [] : ids.flatMap((id) => brands.find((brand) => brand.id === id) ?? [])
    return { recent, matches }
  }, [brands, currentId, query])
}

function statusText(query: string, { matches }: BrandChoice, all: number, locale: string): string {
  if (all === 0) return 'No brand is shared with you yet.'
  if (matches.length === 0) return `No brand matches “${query.trim()}”. Try a shorter word, or the client or country.`
  const total = `${all.toLocaleString(locale)} ${all === 1 ? 'brand' : 'brands'}`
  return query.trim() ? `${matches.length.toLocaleString(locale)} of ${total}` : total
}
