import { useId, useState, type KeyboardEvent } from 'react'
import { Search, X } from 'lucide'
import { brandLabel } from '../../../../shell/contract/brand-label.ts'
import type { Workspace } from '../../../../shell/contract/entities.ts'
import type { Layout } from '../../../../shell/contract/layout.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { countOf, optionAfter, optionAt } from './brand-choice.ts'
import { BrandList } from './brand-list.tsx'
import { brandStatus } from './brand-status.ts'
import { useBrandChoice } from './use-brand-choice.ts'
import { useServerSearch } from '../use-server-search.ts'
import { useOpenDialog } from '../dialogs/use-open-dialog.ts'
import { WhyButton } from '../dialogs/why-button.tsx'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'

interface BrandSearchProps {
  brands: readonly Workspace[]
  /** What the person sees but may not work in is found as well, and says why. */
  closedBrands: readonly Workspace[]
  /** Where there are more. */
  findBrands: Layout['findBrands']
  currentId: string | undefined
  onChoose(brand: Workspace): void
  onCancel(): void
}

/** A combobox over all brands: focus stays in the field, the active option is named by aria-activedescendant. */
export function BrandSearch({
  brands,
  closedBrands,
  findBrands,
  currentId,
  onChoose,
  onCancel,
}: BrandSearchProps) {
  const id = useId()
  const { numberLocale } = useMiniApp().context.displaySettings
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const found = useServerSearch(findBrands, query)
  const choice = useBrandChoice({ brands, closedBrands, found: found.items }, query, currentId)
  const count = countOf(choice)
  const isNothing = count === 0 && found.state !== 'asking' && found.state !== 'failed'
  const open = useOpenDialog()

  const choose = (brand: Workspace, isClosed: boolean) => {
    if (!isClosed) return onChoose(brand)
    onCancel()
    open('explanation', {
      title: brandLabel(brand),
      why: words('brands.closedWhy', { brand: brandLabel(brand) }),
    })
  }
  const press = (event: KeyboardEvent) => {
    const next = optionAfter(event.key, active, count)
    const chosen =
      event.key === 'Enter' && !event.nativeEvent.isComposing ? optionAt(choice, active) : undefined
    if (next !== undefined) setActive(next)
    if (chosen) choose(chosen.brand, chosen.isClosed)
    if (next !== undefined || event.key === 'Enter') event.preventDefault()
  }

  return (
    <div className="brand-search">
      <div className="brand-field">
        <div className="os-input-frame">
          <Icon of={Search} />
          <input
            className="os-input"
            role="combobox"
            aria-label={words('brands.find')}
            placeholder={words('brands.hint')}
            autoComplete="off"
            spellCheck={false}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
            value={query}
            onKeyDown={press}
            onChange={({ target }) => {
              setQuery(target.value)
              setActive(0)
            }}
          />
        </div>
        <Button variant="quiet" icon={X} iconOnly onClick={onCancel}>
          {words('brands.keep')}
        </Button>
      </div>
      <BrandList id={id} choice={choice} active={active} currentId={currentId} onChoose={choose} />
      <div className={count > 0 ? 'brand-count' : 'brand-none'}>
        <output>
          {brandStatus({
            query,
            choice,
            brands,
            closedBrands,
            more: findBrands && found.state,
            locale: numberLocale,
          })}
        </output>
        {found.state === 'failed' && (
          <Button variant="quiet" onClick={found.again}>
            {kitWords('tryAgain')}
          </Button>
        )}
        {isNothing && brands.length + closedBrands.length > 0 && <p>{words('brands.onlyShared')}</p>}
        {isNothing && <WhyButton missing="brands" done={onCancel} />}
      </div>
    </div>
  )
}
