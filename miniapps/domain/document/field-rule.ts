import type * as v from 'valibot'
import type { Json } from './json.ts'

/** What one field, or all fields of one pattern, may hold. */
export interface FieldRule {
  schema: v.GenericSchema<unknown, Json>
  /** Set when the document is created, never changed. */
  fixed?: true
  /** Long text: two people's changes of different lines are merged before anybody is asked. */
  merge?: 'lines'
}

/** Patterns such as `answers/{any}/level` written with a star: it stands for one step. */
export type FieldRules = Readonly<Record<string, FieldRule>>

/** The rule of a path, undefined where the document has no such field. */
export function ruleOf(fields: FieldRules, path: string): FieldRule | undefined {
  if (Object.hasOwn(fields, path)) return fields[path]
  const steps = path.split('/')
  return Object.entries(fields).find(([pattern]) => matches(pattern.split('/'), steps))?.[1]
}

const STEP = /^[\w.-]{1,64}$/

function matches(pattern: readonly string[], steps: readonly string[]): boolean {
  return pattern.length === steps.length && pattern.every((part, at) => part === steps[at] || (part === '*' && STEP.test(steps[at]!)))
}
