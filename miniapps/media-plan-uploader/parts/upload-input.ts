import type { UploadWorld } from '../../domain/uploads/line-cells.ts'
import { rateTypeIn } from '../../domain/uploads/rate-type-of.ts'
import type { Reconciled } from '../../domain/uploads/reconcile.ts'
import type { UploadInput } from '../../domain/uploads/upload-input.ts'
import type { Upload } from './use-upload.ts'

/** Unit of quantities and meaning of rates, as the titles of their columns say. */
export function quantitiesOf({
  columns,
}: NonNullable<Upload['look']>): Pick<UploadWorld, 'unit' | 'rateType'> {
  const labelOf = (wanted: string) => columns.find(({ field }) => field === wanted)?.label ?? ''
  return { unit: labelOf('quantity'), rateType: rateTypeIn(labelOf('rate')) ?? null }
}

interface Decided {
  /** The same each time that one import is sent: it is made once. */
  id: string
  /** Id of the plan that is changed; null for a new one. */
  plan: string | null
  removed: ReadonlySet<string>
  reconciled: readonly Reconciled[]
}

/** An upload as the server takes it. */
export function uploadInput(
  upload: Upload,
  world: UploadWorld,
  { id, plan, removed, reconciled }: Decided,
): UploadInput {
  const { look, file, fileName, staged } = upload
  const { columns, locale, index } = look!
  const [money] = reconciled
  return {
    id,
    ...world,
    touchpoints: { ...world.touchpoints },
    file: {
      name: fileName,
      hash: file!.hash,
      sheet: file!.sheets.find((each) => each.index === index)!.name,
    },
    locale,
    columns: Object.fromEntries(columns.flatMap(({ label, field }) => (label ? [[label, field ?? '']] : []))),
    plan,
    lines: staged!.lines.map(({ values }) => ({ ...values })),
    leftOut: staged!.leftOut.length,
    net: money?.sum ?? 0,
    difference: money?.totals.findLast(({ isTotal }) => isTotal)?.difference ?? null,
    remove: [...removed],
  }
}
