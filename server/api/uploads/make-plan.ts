import type { Body } from '../../../miniapps/domain/document/change.ts'
import { TITLE_MAX_CHARACTERS } from '../../../miniapps/domain/plans/limits.ts'
import { linePath } from '../../../miniapps/domain/plans/plan-line.ts'
import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import { lineCells } from '../../../miniapps/domain/uploads/line-cells.ts'
import type { StagedValues } from '../../../miniapps/domain/uploads/stage-lines.ts'
import { type UploadInput, worldOf } from '../../../miniapps/domain/uploads/upload-input.ts'
import type { Imported } from '../../../miniapps/domain/uploads/wire.ts'
import { createDocument } from '../../documents/create-document.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { documentKind } from '../kit/document-kind.ts'
import { storeUpload } from './store-upload.ts'

/** A plan draft of all lines of a file. */
export async function makePlan({ sql, brandId, person }: BrandWorld, input: UploadInput): Promise<Imported> {
  const world = worldOf(input)
  const lines = input.lines.map((values, place) => ({ id: newLineId(input, place), values }))
  const rows = lines.map(({ id, values }, place) => [
    linePath(id),
    { ...lineCells(values, world), place: place + 1 },
  ])
  const fields: Body = { ...headOf(input), ...(Object.fromEntries(rows) as Body) }
  const counts = { inserted: lines.length, updated: 0, missing: 0 }
  const kind = documentKind({
    definition: PLAN,
    facts: () => Promise.resolve(null),
    created: (transaction, _, { id: plan }) =>
      storeUpload(transaction, { brandId, personId: person.id, plan, input, world, lines, ...counts }),
  })
  const { line } = await createDocument(sql, kind, { id: input.id, place: brandId, fields }, person.id)
  const { id, title, status } = line
  return { plan: { id, title, status }, ...counts, removed: 0 }
}

/** No other upload's line has it. */
export const newLineId = ({ id }: UploadInput, place: number): string => `up-${id.slice(0, 8)}-${place + 1}`

/** The plan's own fields; it lasts from the first flight to the last. */
function headOf({ vendor, file, currency, lines }: UploadInput): Body {
  const { start, end } = daysOf(lines)
  const name = file.name.replace(/\.\w+$/, '')
  return {
    title: `${vendor}: ${name}`.slice(0, TITLE_MAX_CHARACTERS),
    currency,
    weeks: 'iso',
    ...(start && { start }),
    ...(end && { end }),
  }
}

export function daysOf(lines: readonly StagedValues[]): { start: string; end: string } {
  const days = (field: 'start' | 'end') =>
    lines.flatMap((line) => (line[field] ? [String(line[field])] : [])).toSorted()
  return { start: days('start')[0] ?? '', end: days('end').at(-1) ?? '' }
}
