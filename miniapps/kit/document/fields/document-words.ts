import type { Body } from '../../../domain/document/change.ts'
import type { FieldProblem } from '../../../domain/document/definition.ts'
import type { Json } from '../../../domain/document/json.ts'
import type { SheetRow } from '../../../domain/document/sheet.ts'
import type { Tone } from '../../controls/badge.tsx'
import type { Format } from '../../words/format.ts'
import type { Question } from '../approval/question.ts'

/** The texts of one type of document on the screen; functions, since the language may change while they are shown. */
export interface DocumentWords {
  /** Title of a document that has none yet. */
  untitled(): string
  /** Below the field of the title, as long as there is none. */
  titleHelp?(): string
  statusOf(status: string): { title: string; tone?: Tone }
  /** Verb on the button of an action. */
  actionOf(action: string): string
  /** Asked before an action; undefined: it is done at once. A list does not know the body. */
  questionOf?(
    action: string,
    about: { title: string; status: string; body?: Body; format: Format },
  ): Question | undefined
  /** A problem of `check` or of an action, in the person's language. */
  problemOf?(problem: FieldProblem): string
  /** Names a field that has no control on the page, for changes, versions and conflicts; undefined leaves it out. */
  fieldOf?(path: string): string | undefined
  /** Names a row of the sheet by its cells, such as vendor and property of a line. */
  rowOf?(cells: SheetRow): string
  /** Says a value that its control cannot say; undefined: as numbers, days, people and texts are said everywhere. */
  say?(path: string, value: Json, format: Format): string | undefined
}
