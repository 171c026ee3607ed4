import type * as v from 'valibot'
import type { Json } from './json.ts'

/** What one field, or all fields of one pattern, may hold. */
export interface FieldRule {
  schema: v.GenericSchema<unknown, Json>
  /** Set when the document is created, never changed. */
  fixed?: true
  /** Changed in every status: it files the document, and says nothing in it. */
  lasting?: true
  /** For long text: where two people changed different lines, both changes are kept without asking anybody. */
  merge?: 'lines'
  /** It names a file that is kept beside the document: the last step of its path is the file's id, its value says what it is. */
  holds?: 'file'
  /** Such a file goes after so long, though its field still names it: it was only needed for the work on the document. */
  lifeMs?: number
  /**
   * It says something about one person of the portal, whose id is `id` of its value, else the last step of its path.
   * Exporting what is kept about them tells it; erasing them writes `erased` over what the value says of them.
   */
  person?: { erased: Readonly<Record<string, Json>> }
}

// Rules by pattern of path, such as `answers/*/level`; a star stands for one step of the path, such as the id of a question.
export type FieldRules = Readonly<Record<string, FieldRule>>

/** The rule for the field at a path; undefined where the definition names no such field. */
export function ruleOf(fields: FieldRules, path: string): FieldRule | undefined {
  if (Object.hasOwn(fields, path)) return fields[path]
  const steps = path.split('/')
  return Object.entries(fields).find(([pattern]) => matches(pattern.split('/'), steps))?.[1]
}

/** One step of a path, such as the id of a row. */
export const STEP = /^[\w.-]{1,64}$/

function matches(pattern: readonly string[], steps: readonly string[]): boolean {
  return (
    pattern.length === steps.length &&
    pattern.every((part, at) => part === steps[at] || (part === '*' && STEP.test(steps[at]!)))
  )
}
