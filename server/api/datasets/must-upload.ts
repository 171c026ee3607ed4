import type { PublicationHead } from '../../../miniapps/domain/surveys/publication-head.ts'
import { mayEnter } from '../kit/agency-for.ts'
import { holds } from '../kit/app-conditions.ts'
import { refusal as kitRefusal } from '../kit/refusing.ts'
import type { DatasetWorld } from './dataset-world.ts'
import { refusal } from './refusals.ts'

const UPLOAD = 'MXMZ_DATA_SOURCES_UPLOAD'
const UPLOAD_IN_MARKET = 'MxmzDataSourcesUploadAppAccess'
const MATCHED = 'MXMZ_DATA_SOURCES_MATCHED_CREATE'

/** @throws Refusal that names the permission, and the country where it is missing */
export async function mustUpload(world: DatasetWorld, { slices, licence }: PublicationHead): Promise<void> {
  const { viewer } = world
  const needed = licence.client === undefined ? [UPLOAD] : [UPLOAD, MATCHED]
  for (const permission of needed)
    if (!(await mayEnter(world, viewer.agency, viewer.personId, permission)))
      throw kitRefusal('permission-missing', { permission })
  if (licence.client !== undefined && licence.client !== viewer.client) throw refusal('dataset-client-other')
  for (const country of new Set(slices.map(({ market }) => market)))
    if (!(await uploadsIn(world, country)))
      throw refusal('dataset-upload-closed', { country, permission: UPLOAD_IN_MARKET })
}

async function uploadsIn({ sql, viewer, ...parts }: DatasetWorld, country: string): Promise<boolean> {
  const market = await sql
    .selectFrom('workspace as market')
    .innerJoin('agency', 'agency.organisations_id', 'market.organisations_id')
    .where('agency.code', '=', viewer.agency)
    .where('market.type', '=', 'MARKET')
    .where('market.country_code', '=', country)
    .where(holds(parts, viewer.personId, 'market.az_id', UPLOAD_IN_MARKET))
    .select('market.id')
    .executeTakeFirst()
  return market !== undefined
}
