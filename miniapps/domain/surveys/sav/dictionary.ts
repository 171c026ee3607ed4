import type { RawSet } from './read-sets.ts'

/** A value as its eight bytes or more: number or text shows only with its variable. */
export type RawValue = Uint8Array

export interface LabelSet {
  labels: readonly (readonly [value: RawValue, text: Uint8Array])[]
}

/** A variable as its record has it; texts are bytes until the file's encoding is known. */
export interface SavColumn {
  shortName: string
  /** The first of its eight-byte slots in a case. */
  slot: number
  /** 0 of a number, else bytes of a text. */
  width: number
  format: number
  label: Uint8Array
  missing: readonly RawValue[]
  missingRange: readonly [RawValue, RawValue] | null
  labels: LabelSet['labels']
}

/** All that a system file says before its data. */
export interface Dictionary {
  columns: SavColumn[]
  /** Slots of a case. */
  slots: number
  compression: number
  bias: number
  /** -1: as many as there are. */
  cases: number
  systemMissing: number
  /** From short to long names, each `SHORT=long`. */
  longNames: Uint8Array
  /** Texts of more than 255 bytes, each `SHORT=bytes`. */
  longTexts: Uint8Array
  sets: RawSet[]
  longLabels: { name: Uint8Array; labels: LabelSet['labels'] }[]
  longMissing: { name: Uint8Array; missing: readonly RawValue[] }[]
  encoding: string
}
