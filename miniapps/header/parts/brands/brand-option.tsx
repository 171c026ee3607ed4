// An option of the combobox, which has the focus and takes the keys.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import { Check, Lock } from 'lucide'
import type { Workspace } from '../../../../shell/contract/entities.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { workspaceStatus } from '../../../kit/words/workspace-status.ts'
import { brandPlace } from './brand-place.ts'

interface BrandOptionProps {
  id: string
  brand: Workspace
  position: number
  count: number
  /** Place in the window, in rem. */
  top: number
  active: boolean
  current: boolean
  isClosed: boolean
  onChoose(brand: Workspace, isClosed: boolean): void
}

/** One brand: name, client and country, its status unless live, a tick when it is the active one, a lock where it only leads to the reason. */
export function BrandOption({
  id,
  brand,
  position,
  count,
  top,
  active,
  current,
  isClosed,
  onChoose,
}: BrandOptionProps) {
  const { text, tone } = workspaceStatus(brand.status)
  const place = brandPlace(brand)
  return (
    <div
      id={id}
      className="brand-option"
      role="option"
      aria-selected={active}
      aria-current={current || undefined}
      aria-setsize={count}
      aria-posinset={position}
      aria-disabled={isClosed || undefined}
      style={{ position: 'absolute', insetInline: 0, top: `${top}rem` }}
      onClick={() => onChoose(brand, isClosed)}
    >
      <span className="brand-country" aria-hidden="true">
        {brand.country?.code ?? '–'}
      </span>
      <span className="brand-names">
        <span className="os-truncate" dir="auto" title={brand.name}>
          {brand.name}
        </span>
        <span className="os-truncate os-small os-muted" dir="auto" title={place}>
          {place}
        </span>
      </span>
      {brand.status !== 'LIVE' && <Badge tone={tone}>{text}</Badge>}
      {current && <Icon of={Check} />}
      {isClosed && <Icon of={Lock} />}
    </div>
  )
}
