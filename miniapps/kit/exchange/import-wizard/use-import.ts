import { useEffect, useMemo, useRef, useState } from 'react'
import type { SheetChoice, SheetLook } from '../import/import-reader.ts'
import type { ImportRecords } from '../import/read-records.ts'
import { type OpenImport, openImport } from '../import/open-import.ts'
import { useFormat } from '../../words/format.ts'
import type { Foreseen, ImportPlan } from './import-plan.ts'
import { type Review, reviewImport } from './review-import.ts'

export type Step = 'file' | 'columns' | 'review' | 'done'

/** From this confidence on the person is not asked whether a column was recognized. */
export const SURE_FROM = 0.75

/** One sheet as the person has it now. */
export interface SheetState<Key extends string> extends SheetLook<Key> {
  isIncluded: boolean
  fieldOf: ReadonlyMap<number, Key>
}

interface ImportState<Key extends string> {
  step: Step
  fileName: string
  /** While the worker reads: the share of the sheets that it has done; then while the server is asked. */
  busy?: { share: number; isAsking?: boolean } | undefined
  problem?: unknown
  sheets: readonly SheetState<Key>[]
  /** Rows that were imported. */
  done: number
  /** The rows as the worker read them, and the columns that they were read from. */
  found?: { records: ImportRecords<Key>; choices: readonly SheetChoice<Key>[]; foreseen?: Foreseen<Key> }
}

type Reading<Key extends string> = (
  sheets: readonly SheetState<Key>[],
  signal: AbortSignal,
) => Promise<Partial<ImportState<Key>>>

const EMPTY = { step: 'file', fileName: '', sheets: [], done: 0 } as const

export interface Import<Key extends string> extends ImportState<Key> {
  /** Compared anew when what the app holds changes; what the server foresaw stays. */
  review: (Review<Key> & { notes: readonly string[] }) | undefined
  choose(file: File): void
  /** Lets go of all that was read, and begins anew. */
  cancel(): void
  /** Takes another row for the titles of a sheet. */
  setTitleRow(index: number, titleRow: number): void
  setField(index: number, column: number, field: Key | undefined): void
  include(index: number, isIncluded: boolean): void
  goTo(step: Step): void
  apply(): void
}

/** An import from its file to what it changes; leaving the page ends it. */
export function useImport<Key extends string>(plan: ImportPlan<Key>, given?: File): Import<Key> {
  const locale = useFormat().numberLocale
  const [state, setState] = useState<ImportState<Key>>(EMPTY)
  const opened = useRef<OpenImport<Key>>(undefined)
  const stop = useRef<AbortController>(undefined)
  const change = (part: Partial<ImportState<Key>>) => setState((before) => ({ ...before, ...part }))
  const end = () => {
    stop.current?.abort()
    opened.current?.end()
    opened.current = undefined
  }

  /** Does a step and shows that it is under way; a result or failure that comes after Cancel is dropped. */
  const run = async (work: (signal: AbortSignal) => Promise<Partial<ImportState<Key>>>) => {
    const { signal } = (stop.current = new AbortController())
    setState((before) => ({ ...before, problem: undefined, busy: { share: 0 } }))
    try {
      const done = await work(signal)
      if (!signal.aborted) setState((before) => ({ ...before, busy: undefined, ...done }))
    } catch (problem) {
      if (!signal.aborted) setState((before) => ({ ...before, busy: undefined, problem }))
    }
  }
  const read: Reading<Key> = async (sheets, signal) => {
    const choices = sheets.filter(({ isIncluded }) => isIncluded).map(choiceOf)
    const records = await opened.current!.read(choices)
    if (plan.ask && !signal.aborted) change({ busy: { share: 0, isAsking: true } })
    try {
      const foreseen = await plan.ask?.(records.records)
      return { sheets, step: 'review', found: { records, choices, foreseen } }
    } catch (problem) {
      return { sheets, step: 'columns', problem } // the file was read, and can be asked about again
    }
  }
  const choose = (file: File) =>
    run(async (signal) => {
      opened.current?.end()
      change({ fileName: file.name })
      const onProgress = (share: number) => change({ busy: { share } })
      const { fields } = plan
      opened.current = await openImport({ file, fields, locale, signal, onProgress })
      const sheets = startingChoice(opened.current.sheets, plan)
      return sheets.some(isDoubtful) ? { sheets, step: 'columns' } : read(sheets, signal)
    })
  useEffect(() => {
    if (given) void choose(given)
    return end
    // oxlint-disable-next-line react/exhaustive-deps -- the file it begins with
  }, [])

  const { found } = state
  const compared = useMemo(
    () => found && reviewImport(found.records, found.choices, { ...plan, ...rulesOf(found.foreseen) }),
    // oxlint-disable-next-line react/exhaustive-deps -- a plan is written anew each time it is drawn
    [found, plan.existing],
  )
  // words of the app: in the language of the moment
  const review = compared &&
    found && {
      ...compared,
      notes: [
        ...(found.foreseen?.notes() ?? []),
        ...(plan.notes?.(found.records.records, compared.accepted) ?? []),
      ],
    }
  /** On top of whatever else was changed in the same moment. */
  const changeSheet = (index: number, partOf: (sheet: SheetState<Key>) => Partial<SheetState<Key>>) =>
    setState((before) => ({
      ...before,
      sheets: before.sheets.map((sheet) => (sheet.index === index ? { ...sheet, ...partOf(sheet) } : sheet)),
    }))

  return {
    ...state,
    review,
    choose: (file) => void choose(file),
    cancel: () => {
      end()
      setState(EMPTY)
    },
    setTitleRow: (index, titleRow) =>
      void run(async (signal) => {
        const look = await opened.current!.look(index, titleRow)
        if (!signal.aborted) changeSheet(index, () => ({ ...look, fieldOf: fieldsOf(look) }))
        return {}
      }),
    setField: (index, column, field) =>
      changeSheet(index, ({ fieldOf }) => ({ fieldOf: withField(fieldOf, column, field) })),
    include: (index, isIncluded) => changeSheet(index, () => ({ isIncluded })),
    goTo: (step) => void (step === 'review' ? run((signal) => read(state.sheets, signal)) : change({ step })),
    apply: () =>
      void run(async () => {
        await plan.apply(review!.accepted)
        return { step: 'done', done: review!.accepted.length }
      }),
  }
}

const rulesOf = <Key extends string>(foreseen: Foreseen<Key> | undefined) =>
  foreseen?.check && { check: foreseen.check }

function choiceOf<Key extends string>(sheet: SheetState<Key>): SheetChoice<Key> {
  const { index, name, titleRow, fieldOf } = sheet
  return { index, name, titleRow, mapping: [...fieldOf] }
}

const fieldsOf = <Key extends string>({ columns }: SheetLook<Key>): ReadonlyMap<number, Key> =>
  new Map(columns.flatMap(({ field }, column) => (field === undefined ? [] : [[column, field]])))

/** Of one column at most: the other one that held it is left out. */
function withField<Key extends string>(
  before: ReadonlyMap<number, Key>,
  column: number,
  field: Key | undefined,
): ReadonlyMap<number, Key> {
  const others = [...before].filter(([each, key]) => each !== column && key !== field)
  return new Map(field === undefined ? others : [...others, [column, field]])
}

/** Sheets that fit, or the one that fits best. */
function startingChoice<Key extends string>(
  looks: readonly SheetLook<Key>[],
  { sheets }: ImportPlan<Key>,
): SheetState<Key>[] {
  const matches = ({ columns }: SheetLook<Key>) => columns.filter(({ field }) => field !== undefined).length
  const best = looks.toSorted((a, b) => Number(b.fits) - Number(a.fits) || matches(b) - matches(a))[0]
  return looks.map((look) => ({
    ...look,
    isIncluded: look === best || (sheets === 'all' && look.fits),
    fieldOf: fieldsOf(look),
  }))
}

const isDoubtful = <Key extends string>({ isIncluded, fits, columns }: SheetState<Key>): boolean =>
  isIncluded &&
  (!fits || columns.some(({ field, confidence }) => field !== undefined && confidence < SURE_FROM))

/** Required fields that no column of a sheet holds. */
export const missingFields = <Key extends string>(
  { fieldOf }: SheetState<Key>,
  { fields }: ImportPlan<Key>,
) => {
  const held = new Set(fieldOf.values())
  return fields.filter(({ key, required }) => required && !held.has(key))
}
