import { useSheet } from '../bridge/use-sheet.ts'
import sheet from './avatar.css?sheet'
import { colourOf, initialsOf } from './initials.ts'

/** As many pairs of a ground and an ink that is read on it; the themes' test holds each to AA. */
const TONES = 4

export interface AvatarProps {
  person: { id: string; firstname: string; lastname: string }
  size?: 's' | 'm' | 'l'
}

/** The initials of somebody, always in the same colour; the name stands beside it. */
export function Avatar({ person, size = 'm' }: AvatarProps) {
  useSheet(sheet)
  return (
    <span
      className="os-avatar"
      data-size={size}
      data-tone={colourOf(person.id, TONES)}
      aria-hidden="true"
      translate="no"
    >
      {initialsOf(person)}
    </span>
  )
}
