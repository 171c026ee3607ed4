import { createHash } from 'node:crypto'
import type { Body } from '../../../../miniapps/domain/document/change.ts'
import { linePath } from '../../../../miniapps/domain/plans/plan-line.ts'
import { PLAN } from '../../../../miniapps/domain/plans/plan.ts'
import { lineCells, type UploadWorld } from '../../../../miniapps/domain/uploads/line-cells.ts'
import type { KnownColumns } from '../../../../miniapps/domain/uploads/propose-mapping.ts'
import type { StagedValues } from '../../../../miniapps/domain/uploads/stage-lines.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'
import { ACME_BRANDS, CURRENCY, RIVAL_BRANDS, type SampleBrand } from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DECIDER, DONE_AT, RIVAL_PLANNER } from '../../../world/planning/planners.ts'
import { vendorKey } from '../held-of-vendor.ts'
import { SAMPLE_UPLOADS, type SampleUpload, sampleValues } from './sample-uploads.ts'

const COLUMNS: KnownColumns = {
  Site: 'property',
  Placement: 'placement',
  Channel: 'touchpoint',
  'Start date': 'start',
  'End date': 'end',
  Rate: 'rate',
  Units: 'quantity',
  'Net cost': 'net',
}
/** Days between the uploads of a brand. */
const APART = 9
const SEED = 2900

interface Made {
  id: string
  brand: SampleBrand
  upload: SampleUpload
  values: readonly StagedValues[]
  world: UploadWorld
  at: number
  by: string
}

/** Files of three vendors that came in for Acme's brands, each a plan draft; and one of the rival. */
export const addUploads: Noun['addSample'] = async (sql) => {
  const all = [
    ...ACME_BRANDS.flatMap((brand, turn) =>
      SAMPLE_UPLOADS.map((upload, at) => made(brand, upload, turn, at)),
    ),
    ...RIVAL_BRANDS.map((brand, turn) => secret(made(brand, SAMPLE_UPLOADS[0]!, 9 + turn, 0))),
  ]
  await addSampleDocuments(sql, PLAN, all.map(planOf))
  await insertRows(sql, 'plan_upload', all.map(uploadRow))
  await insertRows(
    sql,
    'plan_upload_line',
    all.flatMap(({ id, values }) =>
      values.map((line, place) => ({ plan_id: id, line_id: lineId(place), place, values: line })),
    ),
  )
  await insertRows(sql, 'plan_upload_template', all.map(templateRow))
}

function made(brand: SampleBrand, upload: SampleUpload, turn: number, at: number): Made {
  const { touchpoint, unit, vendor } = upload
  return {
    id: `upload-${upload.key}-${brand.id}`,
    brand,
    upload,
    values: sampleValues(upload, SEED + 10 * turn + at),
    world: {
      vendor,
      currency: CURRENCY[brand.country],
      market: brand.country,
      touchpoints: { [touchpoint.name]: touchpoint.code },
      unit,
      rateType: null,
    },
    at: daysAfter(DONE_AT, APART * (at + 1) + turn),
    by: at === 1 ? DECIDER : AUTHOR,
  }
}

const secret = (of: Made): Made => ({
  ...of,
  by: RIVAL_PLANNER,
  upload: { ...of.upload, vendor: 'RIVALIS secret vendor', fileName: 'RIVALIS_secret.xlsx' },
  world: { ...of.world, vendor: 'RIVALIS secret vendor' },
})

const lineId = (place: number): string => `up-sample-${place + 1}`

function planOf({ id, brand, upload, values, world, at, by }: Made) {
  const days = (field: 'start' | 'end') => values.map((line) => String(line[field])).toSorted()
  const rows = values.map((line, place) => [
    linePath(lineId(place)),
    { ...lineCells(line, world), place: place + 1 },
  ])
  const set: Body = {
    title: `${upload.vendor}: ${upload.fileName.replace(/\.\w+$/, '')}`,
    currency: world.currency,
    weeks: 'iso',
    start: days('start')[0]!,
    end: days('end').at(-1)!,
    ...(Object.fromEntries(rows) as Body),
  }
  return { id, place: brand.id, facts: null, steps: [{ at, by, set }] }
}

const uploadRow = ({ id, brand, upload, values, world, at, by }: Made) => ({
  id,
  brand_id: brand.id,
  vendor: upload.vendor,
  file_name: upload.fileName,
  file_hash: createHash('sha256').update(id).digest('hex'),
  sheet: upload.sheet,
  world,
  lines: values.length,
  inserted: values.length,
  updated: 0,
  missing: 0,
  left_out: upload.leftOut,
  net: values.reduce((sum, { net }) => sum + Number(net), 0),
  difference: upload.difference,
  plan_id: id,
  uploaded_by: by,
  uploaded_at: new Date(at).toISOString(),
})

const templateRow = ({ brand, upload, world }: Made) => ({
  brand_id: brand.id,
  vendor: vendorKey(upload.vendor),
  columns: COLUMNS,
  touchpoints: world.touchpoints,
  locale: upload.locale,
  currency: world.currency,
})
