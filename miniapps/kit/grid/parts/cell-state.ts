import type { CellValue } from '../../table/column.ts'
import type { CellMark, CellPerson } from '../cells/cell-marks.ts'
import { words } from '../words/words.ts'

interface Known {
  isEdited: boolean
  /** Why it is locked. */
  reason: string | undefined
  mark: CellMark | undefined
  people: readonly CellPerson[]
  said(value: CellValue): string
}

const OPEN = {}
const READ_ONLY = { 'aria-readonly': true } as const

/** Tells of the other value of a cell. */
export function theirsText(
  { theirs, by }: NonNullable<CellMark['conflict']>,
  said: (value: CellValue) => string,
): string {
  const value = said(theirs) || words('noValue')
  return by === undefined ? words('conflict.unnamed', { value }) : words('conflict', { value, name: by })
}

/** State of a cell beside its value, as attributes: for the style sheet, and in words for those who do not see it. */
export function cellState({ isEdited, reason, mark, people, said }: Known) {
  if (!mark && people.length === 0 && reason === undefined) return isEdited ? OPEN : READ_ONLY
  const { conflict, changedBy, comments } = mark ?? {}
  const about = [
    reason,
    conflict && theirsText(conflict, said),
    changedBy !== undefined && words('changedBy', { name: changedBy }),
    comments && words('comments', { count: comments }),
    ...people.map(({ person }) => words('isHere', { name: person.name })),
  ].filter(Boolean)
  return {
    'aria-readonly': isEdited && reason === undefined ? undefined : true,
    'aria-description': about.length > 0 ? about.join(' ') : undefined,
    'data-locked': reason === undefined ? undefined : true,
    'data-mark': conflict ? 'conflict' : changedBy === undefined ? undefined : 'changed',
    'data-commented': comments ? true : undefined,
  } as const
}
