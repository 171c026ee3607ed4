// An option of the combobox, which has the focus and takes the keys.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import type { MouseEvent } from 'react'
import { ExternalLink, Star } from 'lucide'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Highlighted } from '../../../kit/search/highlighted.tsx'
import { isKept, type PaletteEntry } from './palette-entry.ts'
import { words } from './words/words.ts'

interface PaletteOptionProps {
  id: string
  entry: PaletteEntry
  query: string
  active: boolean
  favourite: boolean
  onOpen(newTab: boolean): void
  onToggleFavourite(): void
}

/** One entry: what it is, where it belongs, and its star. */
export function PaletteOption({
  id,
  entry,
  query,
  active,
  favourite,
  onOpen,
  onToggleFavourite,
}: PaletteOptionProps) {
  const { title, detail, mark, icon, sign, external, kind } = entry
  const star = (event: MouseEvent) => {
    event.stopPropagation()
    onToggleFavourite()
  }
  return (
    <div
      id={id}
      className="palette-option"
      role="option"
      aria-selected={active}
      data-kind={kind}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
      onAuxClick={({ button }) => button === 1 && onOpen(true)}
    >
      <span className="palette-sign" aria-hidden="true">
        {icon ? <Icon of={icon} /> : sign}
      </span>
      <span className="palette-texts">
        <span className="os-truncate" dir="auto" title={title}>
          <Highlighted text={title} query={query} />
        </span>
        {detail && (
          <span className="palette-detail os-truncate" dir="auto" title={detail}>
            <Highlighted text={detail} query={query} />
          </span>
        )}
        {mark && <Badge>{mark}</Badge>}
      </span>
      {external && (
        <>
          <Icon of={ExternalLink} />
          <span className="os-visually-hidden">{words('newTab')}</span>
        </>
      )}
      {favourite && <span className="os-visually-hidden">{words('favourite')}</span>}
      {isKept(entry) && (
        // the button below the list does the same by keyboard
        <span
          className="palette-star"
          data-on={favourite || undefined}
          title={words(favourite ? 'favourite.remove' : 'favourite.add')}
          aria-hidden="true"
          onClick={star}
        >
          <Icon of={Star} />
        </span>
      )}
    </div>
  )
}
