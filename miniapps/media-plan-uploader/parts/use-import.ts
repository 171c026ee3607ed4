import { useMemo, useState } from 'react'
import { isFlattened } from '../../domain/uploads/line-cells.ts'
import { reconcile } from '../../domain/uploads/reconcile.ts'
import type { HeldOfVendor, Imported } from '../../domain/uploads/wire.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { NEW_PLAN } from './plan-card.tsx'
import { quantitiesOf, uploadInput } from './upload-input.ts'
import { usePlanChoice } from './use-plan-choice.ts'
import type { Upload } from './use-upload.ts'
import { type FileName, useNames } from './use-names.ts'

const NO_NAMES = {}

/** Effect that an upload would have, with the last decisions of a person, and the call that does it. */
export function useImport(upload: Upload) {
  const { brand, currency, look, staged } = upload
  const vendor = upload.vendor.trim()
  const [uploads, touchpoints] = [useApi('uploads'), useApi('touchpoints')]
  const market = useMiniApp().context.workspace?.country?.code ?? ''
  const answer = useAnswer<HeldOfVendor>('uploads', `/${brand}/held?vendor=${encodeURIComponent(vendor)}`)
  const [id] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const known = answer.data?.template?.touchpoints ?? NO_NAMES
  const { names, library } = useNames(brand, market, staged!.lines, known)
  const world = useMemo(
    () => ({ vendor, currency, market, ...quantitiesOf(look!), touchpoints: mapped(names, chosen) }),
    [vendor, currency, market, look, names, chosen],
  )
  const values = useMemo(() => staged!.lines.map((line) => line.values), [staged])
  const plan = usePlanChoice(answer.data?.held ?? null, values, world)
  const reconciled = useMemo(() => reconcile(staged!.lines, staged!.leftOut), [staged])
  const flattened = useMemo(() => values.filter((line) => isFlattened(line, world)).length, [values, world])
  const send = async (): Promise<Imported> => {
    const { choice, removed } = plan
    const input = uploadInput(upload, world, {
      id,
      plan: choice === NEW_PLAN ? null : choice,
      removed,
      reconciled,
    })
    const imported = await uploads.post<Imported>(`/${brand}`, input)
    const unknown = names.flatMap(({ name }) => (world.touchpoints[name] ? [] : [{ name, source: vendor }]))
    // people who may not configure touchpoints leave no names there, and the import stands without
    if (unknown.length > 0) await touchpoints.post(`/${brand}/names`, { names: unknown }).catch(() => {})
    return imported
  }
  const choose = (name: string, code: string) => setChosen((before) => ({ ...before, [name]: code }))
  return { answer, plan, names: { names, library, chosen, onChange: choose }, reconciled, flattened, send }
}

/** Codes by names: what the person has chosen before what is known. */
const mapped = (
  names: readonly FileName[],
  chosen: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap(({ name, code }) => {
      const meant = chosen[name] ?? code
      return meant ? [[name, meant]] : []
    }),
  )
