import { type Kysely, sql as raw } from 'kysely'
import type { Dataset } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Frame } from '../../../miniapps/domain/surveys/frame.ts'
import type { Database } from '../../db/schema.ts'
import { type LicensedPlace, licensedTo } from '../../editions/licensed-to.ts'
import { refusal } from './refusals.ts'
import type { Viewer } from './viewer.ts'

const LICENSED = (
  viewer: LicensedPlace,
) => raw`select dataset as id, version, name, published_at as "publishedAt", slices, weights,
  licence, max(version) over (partition by dataset) as latest from dataset_version where ${licensedTo(viewer)}`

/** The newest version of each dataset that is there for a viewer. */
export async function newestDatasets(sql: Kysely<Database>, viewer: LicensedPlace): Promise<Dataset[]> {
  const { rows } = await raw<Dataset>`select * from (${LICENSED(viewer)}) as licensed
    where version = latest order by name, id`.execute(sql)
  return rows
}

/** A version with its questions. @throws Refusal in the same words for what is not there and for what is not licensed */
export async function datasetFor(
  sql: Kysely<Database>,
  viewer: LicensedPlace,
  id: string,
  version: number,
): Promise<{ dataset: Dataset; frame: Frame }> {
  if (!Number.isSafeInteger(version)) throw refusal('dataset-not-found')
  const { rows } = await raw<Dataset & { frame: Frame }>`
    select licensed.*, frame from (${LICENSED(viewer)}) as licensed
    join dataset_version as own on own.dataset = id and own.version = licensed.version
    where id = ${id} and own.version = ${version}`.execute(sql)
  if (!rows[0]) throw refusal('dataset-not-found')
  const { frame, ...dataset } = rows[0]
  return { dataset, frame }
}

/** Questions that somebody may ask: sensitive ones are not there without the permission. */
export const openFrame = (frame: Frame, { opensStores }: Pick<Viewer, 'opensStores'>): Frame =>
  opensStores ? frame : frame.filter(({ sensitive }) => !sensitive)
