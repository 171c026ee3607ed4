import { GitCompareArrows } from 'lucide'
import { Icon } from '../../controls/icon.tsx'
import { colourOf, initialsOfName } from '../../people/initials.ts'
import type { CellMark, CellPerson } from '../cells/cell-marks.ts'

/** Colours of `data-tone` in the style sheet. */
const TONES = 4

interface CellSignsProps {
  mark: CellMark | undefined
  people: readonly CellPerson[]
}

/** Signs in the corner of a cell; the cell itself says what they mean. */
export function CellSigns({ mark, people }: CellSignsProps) {
  const [first, ...more] = people
  return (
    <span className="os-grid-signs" aria-hidden="true" translate="no">
      {mark?.conflict && <Icon of={GitCompareArrows} />}
      {first && (
        <span className="os-grid-person" data-tone={colourOf(first.person.id, TONES)}>
          {initialsOfName(first.person.name)}
          {more.length > 0 && `+${more.length}`}
        </span>
      )}
    </span>
  )
}
