/** An answer to a question, by a whole number that stays the same in all versions of a dataset. */
export interface Code {
  code: number
  label: string
  /** Codes that this one adds up, of a net. */
  net?: readonly number[]
  /** Declared as no answer: counted nowhere. */
  missing?: true
}

/** A question of a survey. */
export interface Variable {
  /** A letter or `_`, then letters, digits, `_ - .`; as expressions name it. */
  name: string
  label: string
  type: 'single' | 'multi' | 'number' | 'date'
  /** Folders from the outermost: `Media/Television`. */
  folder: string
  /** Those who were asked, in words; everybody where there is none. */
  askedOf?: string
  /** Health, belief and the like: `rounded` for everybody, and closed without MXMZ_DATA_SOURCES_ACCESS. */
  sensitive?: true
  /** In order; empty of numbers and dates. */
  codes: readonly Code[]
  /** Of a number: years, hours a week. */
  unit?: string
}

/** Questions of a dataset's version, in order. */
export type Frame = readonly Variable[]

/** A variable with answers to choose from, as an expression asks `in` of it. */
export const isCoded = ({ type }: Variable): boolean => type === 'single' || type === 'multi'
