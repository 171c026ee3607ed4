import { createContext, useContext } from 'react'
import type { SurveyWeight } from '../../../domain/surveys/dataset.ts'
import type { Frame } from '../../../domain/surveys/frame.ts'
import type { DraftLook, TableLook } from './reading/data-reader.ts'
import type { dataHost } from './reading/data-hosts.ts'

/** The file of the open draft, and what is made of it. */
export interface Source {
  host: ReturnType<typeof dataHost>
  fileName: string
  /** While it is read: its share. */
  reading: number | undefined
  problem: unknown
  table: TableLook | undefined
  /** Of the fields as they were a moment ago. */
  look: DraftLook | undefined
  /** Frame of the waves that the dataset has already; empty of a new one. */
  before: Frame
  /** Of these waves. */
  weightsBefore: readonly SurveyWeight[]
  choose(file: File): void
  cancel(): void
}

export const SourceContext = createContext<Source | null>(null)

export function useSource(): Source {
  const source = useContext(SourceContext)
  if (!source) throw new Error('A step of the data builder stands outside of SourceProvider')
  return source
}
