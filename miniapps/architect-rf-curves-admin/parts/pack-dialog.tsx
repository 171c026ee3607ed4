import { useState } from 'react'
import * as v from 'valibot'
import { type PackedCurve, packFaults, type PackFault, readPack } from '../../domain/curves/pack.ts'
import { packOfSheets } from '../../domain/curves/pack-sheets.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { FileDrop } from '../../kit/controls/file-drop.tsx'
import { MAX_FILE_BYTES } from '../../kit/exchange/limits.ts'
import { readXlsx } from '../../kit/exchange/xlsx/read-xlsx.ts'
import { looksLikeWorkbook } from '../../kit/exchange/xlsx/unpack.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { words } from '../words/words.ts'
import { type PackPlan, planPack, takePack } from './pack-calls.ts'
import { usePlaces } from './use-curve-lines.ts'
import { usePackTools } from './use-pack-tools.ts'

const FAULTS_SHOWN = 5

interface Looked {
  name: string
  faults: readonly PackFault[]
  plan: PackPlan | null
  problem?: string
}

/** Takes a pack over after it has said what that changes; a pack with a fault is not taken at all. */
export function PackDialog({ lines, onClose, onDone }: OpenedProps & { lines: readonly DocumentRow[] }) {
  const tools = usePackTools()
  const { agency } = usePlaces()
  const [looked, setLooked] = useState<Looked>()
  const look = async (file: File) => {
    const pack = await packIn(file)
    if (!pack) return setLooked({ name: file.name, faults: [], plan: null, problem: words('pack.none') })
    const faults = packFaults(pack)
    if (faults.length) return setLooked({ name: file.name, faults, plan: null })
    await planPack(tools, pack, lines).then(
      (plan) => setLooked({ name: file.name, faults, plan }),
      (error: unknown) =>
        setLooked({ name: file.name, faults, plan: null, problem: problemText(error).text }),
    )
  }
  const plan = looked?.plan
  const changes = plan ? plan.added.length + plan.updated.length : 0
  const form = useForm(v.object({}), {}, () => takePack(tools, plan!, agency), { done: () => onDone() })
  return (
    <FormDialog
      form={form}
      title={words('pack.import')}
      verb={words('points.take')}
      isBarred={changes === 0}
      onClose={onClose}
    >
      <FileDrop
        label={words('pack.file')}
        help={words('pack.help')}
        files={looked ? [{ key: looked.name, name: looked.name }] : []}
        accept=".json,.xlsx"
        maxBytes={MAX_FILE_BYTES}
        onAdd={([file]) => file && void look(file)}
        onRemove={() => setLooked(undefined)}
      />
      <div role="status">
        {looked?.problem && <p>{looked.problem}</p>}
        {plan && (
          <p>
            {words('pack.plan', {
              added: plan.added.length,
              updated: plan.updated.length,
              same: plan.same,
              closed: plan.closed.length,
            })}
          </p>
        )}
        <ul className="point-faults">
          {looked?.faults.slice(0, FAULTS_SHOWN).map((fault) => (
            <li key={JSON.stringify(fault)}>
              {words('pack.fault', { curve: fault.curve, what: said(fault) })}
            </li>
          ))}
        </ul>
      </div>
    </FormDialog>
  )
}

/** In words; of a point as where points are pasted. */
const said = ({ row, field, code }: PackFault): string =>
  row === undefined
    ? words(`packFault.${code as 'twice'}`, { field })
    : words(`fault.${code as 'reach-falls'}`, { row })

/** Null for a file that is no pack. */
async function packIn(file: File): Promise<readonly PackedCurve[] | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    if (!looksLikeWorkbook(bytes)) return readPack(JSON.parse(new TextDecoder().decode(bytes)))
    const sheets = readXlsx(bytes)
    const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? []
    return packOfSheets({ curves: rowsOf('curves'), points: rowsOf('points') })
  } catch {
    return null
  }
}
