import { useRef, useState } from 'react'
import { ListFilter, X } from 'lucide'
import { useFocusPassedOn } from '../../bridge/use-focus-passed-on.ts'
import { useSheet } from '../../bridge/use-sheet.ts'
import { Button } from '../../controls/button.tsx'
import { Icon } from '../../controls/icon.tsx'
import { Menu } from '../../controls/menu/menu.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import sheet from '../views.css?sheet'
import { words } from '../words/words.ts'
import { FilterField } from './filter-field.tsx'
import { useFilterText } from './use-filter-text.ts'
import type { Filter, FilterValues } from './filter.ts'

export interface FilterBarProps {
  filters: readonly Filter[]
  values: FilterValues
  onChange(values: FilterValues): void
}

/** What a list is narrowed by: each filter is a chip that opens what it is set with, and the bar wraps. */
export function FilterBar({ filters, values, onChange }: FilterBarProps) {
  useSheet(sheet)
  const [added, setAdded] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)
  const shown = filters.filter(({ key }) => values[key] || key === added)
  const further = filters.filter((filter) => !shown.includes(filter))
  const set = (key: string, value: string) => {
    if (!value) setAdded(key) // it is open: it stays until it is closed
    onChange(without({ ...values, [key]: value }, value ? undefined : key))
  }
  const remove = (key: string) => {
    setAdded(undefined)
    onChange(without(values, key))
  }
  const clear = () => {
    bar.current!.focus() // the button goes
    onChange({})
  }
  return (
    <div ref={bar} tabIndex={-1} className="os-filter-bar" role="group" aria-label={words('filter.title')}>
      {shown.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          value={values[filter.key]}
          isNew={filter.key === added && !values[filter.key]}
          onChange={(value) => set(filter.key, value)}
          onRemove={() => remove(filter.key)}
          onClose={() => setAdded((before) => (before === filter.key ? undefined : before))}
        />
      ))}
      {further.length > 0 && (
        <Menu
          label={words('filter.add')}
          items={further.map(({ key, label }) => ({ key, label, onSelect: () => setAdded(key) }))}
          button={(opener) => (
            <Button {...opener} size="s" variant="quiet" icon={ListFilter}>
              {words('filter.add')}
            </Button>
          )}
        />
      )}
      {Object.keys(values).length > 1 && (
        <Button size="s" variant="quiet" onClick={clear}>
          {words('filter.clear')}
        </Button>
      )}
    </div>
  )
}

interface FilterChipProps {
  filter: Filter
  value: string | undefined
  isNew: boolean
  onChange(value: string): void
  onRemove(): void
  onClose(): void
}

function FilterChip({ filter, value, isNew, onChange, onRemove, onClose }: FilterChipProps) {
  const textOf = useFilterText()
  const chip = useRef<HTMLSpanElement>(null)
  useFocusPassedOn(chip, '.os-filter-bar')
  return (
    <span ref={chip} className="os-filter-chip">
      <Popover
        label={filter.label}
        startsOpen={isNew}
        onClose={onClose}
        button={(opener) => (
          <button {...opener} type="button">
            <span className="os-muted">{filter.label}</span>
            {value && <span>{textOf(filter, value)}</span>}
          </button>
        )}
      >
        {() => <FilterField filter={filter} value={value} onChange={onChange} />}
      </Popover>
      <button type="button" aria-label={words('filter.remove', { name: filter.label })} onClick={onRemove}>
        <Icon of={X} />
      </button>
    </span>
  )
}

function without(values: FilterValues, key: string | undefined): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== key))
}
