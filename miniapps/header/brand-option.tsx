// An option of the combobox, which has the focus and takes the keys.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import { Check } from 'lucide'
import type { Workspace } from '../../shell/contract/entities.ts'
import { Badge } from '../kit/badge.tsx'
import { Icon } from '../kit/icon.tsx'
import { workspaceStatus } from '../kit/workspace-status.ts'

interface BrandOptionProps {
  id: string
  brand: Workspace
  position: number
  count: number
  /** Place in the window, in rem; undefined where rows simply follow each other. */
  top: number | undefined
  active: boolean
  current: boolean
  onChoose(brand: Workspace): void
}

/** One brand: name, client and country, its status unless live, a tick when it is the active one. */
export function BrandOption({ id, brand, position, count, top, active, current, onChoose }: BrandOptionProps) {
  const { text, tone } = workspaceStatus(brand.status)
  const place = [brand.clientName, brand.country?.name].filter(Boolean).join(' · ')
  return (
    <div
      id={id} className="brand-option" role="option" aria-selected={active} aria-current={current || undefined}
      aria-setsize={count} aria-posinset={position}
      style={top === undefined ? undefined : { position: 'absolute', insetInline: 0, top: `${top}rem` }} onClick={() => onChoose(brand)}
    >
      <span className="brand-country" aria-hidden="true">{brand.country?.code ?? '–'}</span>
      <span className="brand-names">
        <span className="os-truncate" dir="auto" title={brand.name}>{brand.name}</span>
        <span className="os-truncate os-small os-muted" dir="auto" title={place}>{place}</span>
      </span>
      {brand.status !== 'LIVE' && <Badge tone={tone}>{text}</Badge>}
      {current && <Icon of={Check} />}
    </div>
  )
}
