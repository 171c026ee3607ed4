import { readBytes } from '../kit/read-bytes.ts'
import { created, type Handler } from '../kit/routes.ts'
import { checkedPublication } from './checked-publication.ts'
import type { DatasetWorld } from './dataset-world.ts'
import { mustUpload } from './must-upload.ts'
import { publishDataset } from './publish-dataset.ts'
import { refusal } from './refusals.ts'
import { withEarlierSlices } from './with-earlier-slices.ts'

/** A million people with many questions, deflated. */
const MOST_BYTES = 256 * 2 ** 20

/** Publishes what `encodePublication` made, for the agency alone; with `?onto=yes` beside the slices that the dataset has already. */
export const publishUpload: Handler<DatasetWorld, 'agency'> = async (world, context) => {
  const { sql, viewer } = world
  const bytes = await readBytes(context.req.raw.body, MOST_BYTES, () =>
    refusal('dataset-not-readable', { problem: 'it is too large' }),
  )
  const publication = checkedPublication(bytes)
  await mustUpload(world, publication)
  const isFurther = context.req.query('onto') === 'yes'
  const whole = isFurther ? await withEarlierSlices(sql, viewer, publication) : publication
  // earlier slices come out anew, in markets of their own
  if (isFurther) await mustUpload(world, whole)
  const agencies = [viewer.agency]
  const data = await sql
    .transaction()
    .execute((own) => publishDataset(own, { ...whole, agencies, by: viewer.personId, at: new Date() }))
  return created(context, { data })
}
