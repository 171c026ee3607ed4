import type * as v from 'valibot'
import { fieldErrorOf, type FieldError } from '../../domain/document/field-error.ts'
import { RequestError } from '../bridge/request-json.ts'
import { words as kitWords } from '../words/words.ts'
import { words } from './words/words.ts'

/** A field that cannot be saved as it is. */
export interface WrongField {
  /** `reason`, `hours.from`, `skills.2.level`. */
  path: string
  code: string
  values?: FieldError['values']
}

export type Checked<Output> =
  | { isRight: true; output: Output; wrong: readonly [] }
  | { isRight: false; wrong: readonly WrongField[] }

/** Asks the schema itself: valibot's own functions would come along on the first page. */
export function check<Output>(schema: v.GenericSchema<unknown, Output>, values: unknown): Checked<Output> {
  const result = schema['~standard'].validate(values)
  if (result instanceof Promise) throw new TypeError('The schema of a form answers with a promise')
  if (!result.issues) return { isRight: true, output: result.value, wrong: [] }
  const wrong = (result.issues as readonly v.GenericIssue[]).map((issue) => ({
    ...fieldErrorOf(issue),
    path: (issue.path ?? []).map(({ key }) => String(key)).join('.'),
  }))
  const isFirst = ({ path }: WrongField, at: number) => wrong.findIndex((each) => each.path === path) === at
  return { isRight: false, wrong: wrong.filter(isFirst) }
}

/** Fields that the server refused; undefined where it named none, or one that the form does not have. */
export function refusedFields(failure: unknown, values: object): readonly WrongField[] | undefined {
  const errors = (failure instanceof RequestError && failure.problem?.errors) || []
  if (errors.length === 0 || errors.some(({ field }) => !(nameOf(field) in values))) return undefined
  return errors.map(({ field, code = 'wrong', values }) => ({ path: field, code, values }))
}

/** The form's value in which a path begins. */
export const nameOf = (path: string): string => path.split('.', 1)[0]!

/** The error shown at a field: missing, too long, or `otherwise` for any other fault. */
export function wrongText({ code, values }: WrongField, otherwise?: string): string {
  if (code === 'missing') return kitWords('needed')
  if (code === 'too-long') return words('wrong.too-long', values)
  return otherwise ?? words('wrong.wrong')
}
