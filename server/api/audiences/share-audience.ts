import * as v from 'valibot'
import { SCOPES } from '../../../miniapps/domain/audience/edition.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { mustHold } from '../kit/must-hold.ts'
import { fieldMessage, readJson } from '../kit/read-json.ts'
import type { Handler } from '../kit/routes.ts'
import { refusal } from '../../editions/refusals.ts'
import { mayOpenLibrary } from './may-open-library.ts'
import { newestFor } from './newest-for.ts'

const body = v.strictObject(
  { scope: v.picklist(SCOPES, `must be one of ${SCOPES.join(', ')}`) },
  fieldMessage,
)
const TO_SHARE = 'MXMZ_AUDIENCES_LIBRARY_APP_ACCESS'

/** Lets other brands see an audience, all editions of it, or its own alone again. */
export const shareAudience: Handler<BrandWorld, 'brandId' | 'audience'> = async (
  world,
  context,
  { audience },
) => {
  const { sql, person, brandId } = world
  await mayOpenLibrary(world)
  await mustHold(world, TO_SHARE)
  const { scope } = await readJson(context, body)
  const edition = await newestFor(world, audience)
  if (edition.brand !== brandId) throw refusal('audience-of-another-brand')
  const share = { scope, by: person.id, at: new Date() }
  await sql
    .insertInto('audience_share')
    .values({ document_id: audience, ...share })
    .onConflict((there) => there.column('document_id').doUpdateSet(share))
    .execute()
  return { data: { ...edition, scope } }
}
shareAudience.takes = { body }
