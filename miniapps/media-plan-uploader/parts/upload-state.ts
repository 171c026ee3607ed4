import type { Staged } from '../../domain/uploads/stage-lines.ts'
import type { Imported, UploadLine } from '../../domain/uploads/wire.ts'
import { MAX_UPLOAD_LINES } from '../../domain/uploads/limits.ts'
import { missingColumns } from '../../domain/uploads/plan-fields.ts'
import { mappingOf } from '../../domain/uploads/propose-mapping.ts'
import type { Edit, OpenedFile, SheetLook } from '../reading/upload-reader.ts'

export const STEPS = ['file', 'columns', 'mend', 'check', 'done'] as const
export type Step = (typeof STEPS)[number]

/** A file from its choice to the plan that comes of it. */
export interface UploadState {
  step: Step
  busy: boolean
  problem: unknown
  fileName: string
  file: OpenedFile | undefined
  /** The same file was imported before. */
  known: UploadLine | null
  vendor: string
  currency: string
  look: SheetLook | undefined
  edits: readonly Edit[]
  /** Decisions of the person, by row: a line or none. */
  kept: ReadonlyMap<number, boolean>
  staged: Staged | undefined
  imported: Imported | undefined
}

export const emptyUpload = (currency: string): UploadState => ({
  step: 'file',
  busy: false,
  problem: undefined,
  fileName: '',
  file: undefined,
  known: null,
  vendor: '',
  currency,
  look: undefined,
  edits: [],
  kept: new Map(),
  staged: undefined,
  imported: undefined,
})

/** Why the file cannot go on from the columns; null where it can. */
export function columnsProblem({ look, vendor }: Pick<UploadState, 'look' | 'vendor'>) {
  if (!look || look.header === null) return { code: 'header' as const }
  const missing = missingColumns(new Set(mappingOf(look.columns).values()))
  if (missing.length > 0) return { code: 'missing' as const, missing }
  return vendor.trim() === '' ? { code: 'vendor' as const } : null
}

export const hasTooManyLines = ({ staged }: Pick<UploadState, 'staged'>): boolean =>
  (staged?.lines.length ?? 0) > MAX_UPLOAD_LINES
