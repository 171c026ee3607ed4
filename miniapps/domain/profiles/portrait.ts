import type { Expression } from '../audience/expression.ts'
import { type ProfiledRow, profileRows } from '../crosstab/profile-rows.ts'
import { type BaseFlag, baseFlag } from '../crosstab/three-sums.ts'
import type { CountedCell, CountedTable } from '../surveys/counting.ts'
import { type Code, type Frame, isCoded, type Variable } from '../surveys/frame.ts'
import { ANSWERS_MAX, RESPONDENTS_MIN, SHARE_MIN } from './limits.ts'

/** An answer that may tell an audience from others. */
export interface Answer {
  /** `variable=code`. */
  id: string
  variable: Variable
  code: Code
}

/** All answers of a frame but those that say nothing, or only add up others. */
export const answersOf = (frame: Frame): Answer[] =>
  frame
    .filter(isCoded)
    .flatMap((variable) =>
      variable.codes
        .filter(({ missing, net }) => !missing && !net)
        .map((code) => ({ id: `${variable.name}=${code.code}`, variable, code })),
    )
    .slice(0, ANSWERS_MAX)

export const ruleOfAnswer = ({ variable, code }: Answer): Expression => ({
  op: 'in',
  variable: variable.name,
  codes: [code.code],
})

/** The outermost folder of a question. */
export const sectionOf = ({ variable }: Answer): string => variable.folder.split('/')[0]!

export interface PortraitRow extends ProfiledRow {
  answer: Answer
  /** Respondents of the audience who hold it. */
  n: number
}

/** Respondents, and people in thousands. */
interface Size {
  n: number
  universe: number
}

export interface Portrait {
  audience: Size
  base: Size
  /** Trust in all shares of the audience. */
  flag: BaseFlag
  /** The most different first. */
  rows: readonly PortraitRow[]
  /** Answers of too few people to tell the audience from others: told where they are pinned. */
  rare: readonly PortraitRow[]
}

/** `weak-base`: fewer than 30 respondents in the audience or in its base. `hidden`: the licence shows neither. */
export interface NoPortrait {
  refused: 'weak-base' | 'hidden'
  n?: number
}

/** Differences of an audience from its base, of a table with the answers as rows and the audience as its one column. */
export function portraitOf(answers: readonly Answer[], { cells }: CountedTable): Portrait | NoPortrait {
  const [column, total] = cells.at(-1) ?? []
  if (!column || !total) return { refused: 'hidden' }
  if (baseFlag(column) === '**' || baseFlag(total) === '**')
    return { refused: 'weak-base', n: Math.min(column.n, total.n) }
  const byId = new Map(answers.map((answer, at) => [answer.id, { answer, cells: cells[at]! }]))
  const shown = [...byId].flatMap(([id, { cells: line }]) => {
    const [cell, row] = line as readonly [CountedCell, CountedCell]
    return cell && row ? [{ id, cell, row }] : []
  })
  const profiled = (minShare: number, minN: number) =>
    profileRows({ rows: shown, column, total, minShare, minN }).map((row): PortraitRow => {
      const { answer, cells: line } = byId.get(row.id)!
      return { ...row, answer, n: line[0]!.n }
    })
  const rows = profiled(SHARE_MIN, RESPONDENTS_MIN)
  const told = new Set(rows.map(({ id }) => id))
  return {
    audience: column,
    base: total,
    flag: baseFlag(column),
    rows,
    rare: profiled(0, 0).filter(({ id }) => !told.has(id)),
  }
}
