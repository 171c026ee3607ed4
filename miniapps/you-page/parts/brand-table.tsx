import type { KeyboardEvent, ReactNode } from 'react'
import { LoaderCircle } from 'lucide'
import type { Workspace } from '../../../shell/contract/entities.ts'
import { brandLabel } from '../../../shell/contract/brand-label.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { countryName } from '../../kit/words/country-name.ts'
import { workspaceStatus } from '../../kit/words/workspace-status.ts'
import { words } from '../words/words.ts'
import { BrandStar } from './brand-star.tsx'
import type { FavouriteBrands } from './use-favourite-brands.ts'
import { words as kitWords } from '../../kit/words/words.ts'

interface BrandTableProps {
  brands: readonly Workspace[]
  /** What they were found by. */
  filter: string
  activeId: string | undefined
  pendingId: string | null
  favourites: FavouriteBrands | undefined
  /** Shown while no brand matches; the chosen order outlives it. */
  empty: ReactNode
  onChoose(brand: Workspace): void
}

const PAGE = 25

/** Brands to choose from; arrows move between them. */
export function BrandTable({ brands, filter, empty, ...choice }: BrandTableProps) {
  return (
    // Arrow keys are a shorter way between buttons that Tab reaches too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={moveBetweenBrands}>
      <DataTable
        caption={words('widget.brands')}
        hideCaption
        columns={columnsFor(choice)}
        rows={brands}
        rowKey={({ id }) => id}
        pageSize={PAGE}
        kept={{ as: 'brands', filter }}
        empty={empty}
        isCurrent={({ id }) => id === choice.activeId}
      />
    </div>
  )
}

function columnsFor({
  activeId,
  pendingId,
  favourites,
  onChoose,
}: Omit<BrandTableProps, 'brands' | 'filter' | 'empty'>): readonly Column<Workspace>[] {
  const cell = (brand: Workspace) => (
    <BrandCell
      brand={brand}
      active={brand.id === activeId}
      pending={brand.id === pendingId}
      favourites={favourites}
      onChoose={onChoose}
    />
  )
  return [
    { key: 'brand', title: kitWords('brand'), value: brandLabel, cell },
    ...FURTHER_COLUMNS.map((column) => ({ ...column, title: words(column.key) })),
  ]
}

/** Made once: thousands of rows are sorted anew when what they are sorted by is another function. */
const FURTHER_COLUMNS: readonly Omit<
  Column<Workspace> & { key: 'client' | 'market' | 'currency' | 'status' },
  'title'
>[] = [
  {
    key: 'client',
    value: ({ clientName }) => clientName ?? null,
    cell: ({ clientName }) => clientName ?? '–',
  },
  {
    key: 'market',
    wideOnly: true,
    value: ({ country }) => (country ? countryName(country) : null),
    cell: ({ country }) => (country ? countryName(country) : '–'),
  },
  {
    key: 'currency',
    wideOnly: true,
    value: ({ country }) => country?.currency ?? null,
    cell: ({ country }) => country?.currency ?? '–',
  },
  {
    key: 'status',
    wideOnly: true,
    value: ({ status }) => workspaceStatus(status).text,
    cell: ({ status }) => <Badge tone={workspaceStatus(status).tone}>{workspaceStatus(status).text}</Badge>,
  },
]

function BrandCell({
  brand,
  active,
  pending,
  favourites,
  onChoose,
}: {
  brand: Workspace
  active: boolean
  pending: boolean
  favourites: FavouriteBrands | undefined
  onChoose(brand: Workspace): void
}) {
  return (
    <span className="brand-cell">
      <BrandStar brand={brand} favourites={favourites} />
      <button
        type="button"
        className="brand-choice"
        aria-busy={pending || undefined}
        onClick={() => onChoose(brand)}
      >
        {brandLabel(brand)}
      </button>
      {active && <Badge tone="brand">{words('active')}</Badge>}
      {pending && <Icon of={LoaderCircle} className="os-spinner" />}
    </span>
  )
}

function moveBetweenBrands(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !(event.target as HTMLElement).matches('.brand-choice')) return
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('.brand-choice')]
  event.preventDefault()
  choices[choices.indexOf(event.target as HTMLElement) + step]?.focus()
}
