import type { Cell } from '../sheet.ts'

/** Is given each row with its number, as the spreadsheet counts, from 1. */
export type TakeRow = (row: readonly Cell[], number: number) => void
