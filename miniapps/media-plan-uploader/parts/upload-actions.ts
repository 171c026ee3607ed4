import type { PlanField } from '../../domain/uploads/plan-fields.ts'
import { mappingOf } from '../../domain/uploads/propose-mapping.ts'
import type { Staged } from '../../domain/uploads/stage-lines.ts'
import type { FileLocale } from '../../domain/uploads/upload-cell.ts'
import type { Imported, Template, UploadLine } from '../../domain/uploads/wire.ts'
import type { UploadSession } from '../reading/upload-session.ts'
import type { Edit, LookWish, SheetLook } from '../reading/upload-reader.ts'
import { emptyUpload, hasTooManyLines, type Step, type UploadState } from './upload-state.ts'

type Part = Partial<UploadState>

/** Tools that each step of an upload works with. */
export interface UploadTools {
  state: UploadState
  usual: FileLocale
  change(part: Part): void
  /** Does a step and shows that it is under way. */
  run(work: () => Promise<Part>): void
  session: UploadSession
  knownFile(hash: string): Promise<UploadLine | null>
}

export const fileActions = ({ state, usual, change, run, session, knownFile }: UploadTools) => ({
  choose: (file: File, vendors: readonly string[]) =>
    run(async () => {
      const opened = await session.host().open(file, usual)
      const known = await knownFile(opened.hash)
      const vendor = known?.vendor ?? vendorIn(file.name, vendors)
      const { look } = opened
      return {
        ...emptyUpload(state.currency),
        step: 'columns',
        fileName: file.name,
        file: opened,
        known,
        vendor,
        look,
      }
    }),
  goTo: (step: Step) => change({ step, problem: undefined }),
  import: (send: () => Promise<Imported>) => run(async () => ({ imported: await send(), step: 'done' })),
})

export function columnActions({ state, usual, change, run, session }: UploadTools) {
  const look = (wish: Omit<LookWish, 'index' | 'usual'> & { index?: number }) =>
    run(async () => ({
      look: await session.host().look({ index: state.look!.index, usual, ...wish }),
      edits: [],
      kept: new Map(),
      staged: undefined,
    }))
  const heading = state.look?.header ?? undefined
  const header = heading === undefined ? {} : { header: heading }
  return {
    setVendor: (vendor: string) => change({ vendor }),
    setCurrency: (currency: string) => change({ currency, staged: undefined }),
    /** Reads the sheet as the vendor's last one. */
    follow: ({ currency, locale, columns }: Template) => {
      change({ currency })
      look({ ...header, locale, known: columns })
    },
    setSheet: (index: number) => look({ index }),
    setHeader: (row: number) => look({ header: row }),
    setLocale: (locale: FileLocale) => look({ ...header, locale }),
    setField: (column: number, field: PlanField | undefined) =>
      change({ look: withField(state.look!, column, field), staged: undefined }),
  }
}

export function lineActions({ state, change, run, session }: UploadTools) {
  const stage = ({ edits, kept }: Pick<UploadState, 'edits' | 'kept'>, then: (staged: Staged) => Part) => {
    change({ edits, kept }) // at once: the next decision is made on top of it
    run(async () => {
      const { index, header, columns, locale } = state.look!
      const mapping = [...mappingOf(columns)]
      const reading = { index, header: header!, mapping, locale, currency: state.currency }
      const staged = await session.host().stage({ ...reading, edits, kept: [...kept] })
      return { staged, ...then(staged) }
    })
  }
  const goOn = (staged: Staged): Part => (hasTooManyLines({ staged }) ? {} : { step: nextAfter(staged) })
  return {
    /** On to what is to be mended, or past it where nothing is. */
    read: () => stage(state, goOn),
    mend: (edits: readonly Edit[]) =>
      stage({ ...state, edits: [...state.edits.filter((each) => !isOf(each, edits)), ...edits] }, () => ({})),
    /** Whether rows are lines; what that makes wrong is mended first. */
    decide: (rows: readonly number[], isKept: boolean) => {
      const kept = new Map([...state.kept, ...rows.map((row) => [row, isKept] as const)])
      stage({ ...state, kept }, state.step === 'check' ? goOn : () => ({}))
    },
  }
}

const nextAfter = ({ faults }: Staged): Step => (faults.length > 0 ? 'mend' : 'check')

const isOf = ({ row, column }: Edit, edits: readonly Edit[]): boolean =>
  edits.some((each) => each.row === row && each.column === column)

/** A vendor whose name stands in the name of the file. */
function vendorIn(fileName: string, vendors: readonly string[]): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return vendors.find((vendor) => plain(fileName).includes(plain(vendor))) ?? ''
}

/** A field stands in one column at most: the other one that held it is left out. */
const withField = (look: SheetLook, column: number, field: PlanField | undefined): SheetLook => ({
  ...look,
  columns: look.columns.map(({ field: held, ...each }, at) => {
    if (at === column) return { ...each, ...(field && { field }) }
    return { ...each, ...(held && held !== field && { field: held }) }
  }),
})
