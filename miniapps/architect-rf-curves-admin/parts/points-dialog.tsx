import { useRef, useState } from 'react'
import * as v from 'valibot'
import { familyOf, fitFamily, usedPoints } from '../../domain/curves/compare-families.ts'
import type { ObservedPoint } from '../../domain/curves/wire.ts'
import { textAt } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { fileProblem } from '../../kit/exchange/import-wizard/import-words.ts'
import { MAX_FILE_BYTES } from '../../kit/exchange/limits.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { FileDrop } from '../../kit/controls/file-drop.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useFormat } from '../../kit/words/format.ts'
import type { ProblemText } from '../../kit/words/problem-text.ts'
import { words } from '../words/words.ts'
import { type PastedPoints, pastedPoints } from './pasted-points.ts'
import { usePlaces } from './use-curve-lines.ts'

const PASTED = v.object({ text: v.string() })
const FAULTS_SHOWN = 5
/** Reads files that spreadsheets write; comes once a file or a text is there. */
const reader = lazyPart(async () => (await import('./rows-of.ts')).rowsOf)

/** Takes a whole new set of points, from a spreadsheet's clipboard or a file: all of them or none. */
export function PointsDialog({ onClose, onDone }: OpenedProps) {
  const { read, take } = useReadPoints()
  const store = useStorePoints()
  const form = useForm(PASTED, { text: '' }, () => store(read.points), { done: () => onDone() })
  const isReady = read.points.length > 0 && read.faults.length === 0
  return (
    <FormDialog
      form={form}
      title={words('points.enter')}
      verb={words('points.take')}
      size="l"
      isBarred={!isReady}
      onClose={onClose}
    >
      <TextArea
        {...form.field('text')}
        onChange={(text) => {
          form.set({ text })
          void take(text)
        }}
        label={words('points.paste')}
        help={words('points.pasteHelp')}
        rows={10}
        spellCheck={false}
      />
      <FileDrop
        label={words('points.file')}
        files={[]}
        accept=".csv,.tsv,.txt,.xlsx"
        maxBytes={MAX_FILE_BYTES}
        onAdd={([file]) => file && void take(file)}
        onRemove={() => {}}
      />
      <PasteResult {...read} />
    </FormDialog>
  )
}

interface ReadPoints extends PastedPoints {
  /** Why a file could not be read. */
  problem?: ProblemText
}

const NOTHING: ReadPoints = { points: [], faults: [] }

/** Reads a text or a file; of two that are under way the one that came last counts. */
function useReadPoints() {
  const { numberLocale: locale } = useFormat()
  const currency = textAt(useBody(), 'currency')
  const [read, setRead] = useState(NOTHING)
  const turn = useRef(0)
  const pointsIn = async (source: string | File): Promise<ReadPoints> => {
    try {
      const rows = await (await reader.load())(source)
      return pastedPoints(rows, { locale, minorDigits: currency ? minorDigits(currency) : null })
    } catch (error) {
      return { ...NOTHING, problem: fileProblem(error) }
    }
  }
  const take = async (source: string | File) => {
    const mine = ++turn.current
    setRead(NOTHING)
    const found = await pointsIn(source)
    if (mine === turn.current) setRead(found)
  }
  return { read, take }
}

/** Keeps the points as a set of their own, and has the curve name it and be fitted to it. */
function useStorePoints() {
  const curves = useApi('curves')
  const { brandId } = usePlaces()
  const { document } = useOpenFields()
  return async (points: readonly ObservedPoint[]) => {
    const path = withQuery(`/${brandId}/points`, { curve: document.$about.get().id })
    const { set } = await curves.post<{ set: number }>(path, { points })
    const aside = Object.keys(document.body).filter((key) => key.startsWith('aside/'))
    const family = familyOf(document.body)
    const fitted = family && fitFamily(usedPoints(points, {}), family)
    document.set({
      points: set,
      ...Object.fromEntries(aside.map((key) => [key, null])),
      fit: fitted && 'curve' in fitted ? (fitted.curve as unknown as Json) : null,
    })
  }
}

function PasteResult({ points, faults, problem }: ReadPoints) {
  const shown = faults.slice(0, FAULTS_SHOWN)
  return (
    <div role="status">
      {problem && (
        <p>
          <strong>{problem.title}</strong> {problem.text}
        </p>
      )}
      {faults.length === 0 ? (
        points.length > 0 && <p>{words('points.read', { count: points.length })}</p>
      ) : (
        <ul className="point-faults">
          {shown.map(({ row, code }) => (
            <li key={`${row} ${code}`}>{words(`fault.${code}`, { row })}</li>
          ))}
          {faults.length > shown.length && (
            <li>{words('points.moreFaults', { count: faults.length - shown.length })}</li>
          )}
        </ul>
      )}
    </div>
  )
}
