import type * as v from 'valibot'
import type { ValuesOf } from '../../domain/form/values-of.ts'
import type { WrongField } from './wrong-fields.ts'

/** A control of the kit takes it whole: `<TextField {...form.field('name')} label={…} />`. */
export interface BoundField<Value> {
  value: Value
  onChange(value: Value): void
  error: string | undefined
}

/** `useForm` makes it, `FormDialog`, `FormPage` and `Wizard` show it. */
export interface Form<Values> {
  values: Values
  set(part: Partial<Values>): void
  /** `notValid` is said of a value that is wrong, yet neither missing nor too long. */
  field<Name extends NameOf<Values>>(name: Name, notValid?: string): BoundField<Values[Name]>
  /** For `Checkbox` and `Switch`. */
  tick(name: NameOf<Values>): { checked: boolean; onChange(checked: boolean): void }
  /** The error at a path, once somebody tried to save it: `hours.from`. */
  errorAt(path: string, notValid?: string): string | undefined
  /** Shows what is wrong with these values and moves the focus there; true: nothing is. */
  attempt(names: readonly NameOf<Values>[]): boolean
  /** `close`: follows success, unless the form has a `done`. */
  submit(close?: () => void): void
  discard(): void
  isBusy: boolean
  /** Its key, where what was entered is kept. */
  draft: string | undefined
  /** Number of values that differ from the first ones. */
  changes: number
  /** Fields that are shown as wrong. */
  wrong: readonly WrongField[]
  /** The last attempt's error, unless all of it is said at its fields. */
  failure: unknown
  /** Grows with each attempt and each failure. */
  tries: number
}

export type NameOf<Values> = keyof Values & string

/** The form of a schema, for parts that hold some of its fields. */
export type FormOf<Schema extends v.GenericSchema> = Form<ValuesOf<v.InferInput<Schema>>>
