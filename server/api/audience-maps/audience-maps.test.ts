import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { DocumentRow } from '../../../miniapps/domain/document/wire.ts'
import type { Edition } from '../../../miniapps/domain/audience/edition.ts'
import { AUDIENCE_MAP } from '../../../miniapps/domain/audience-maps/audience-map.ts'
import { GALAXY } from '../../../miniapps/domain/galaxies/galaxy.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { ACME_BRANDS } from '../../world/planning/clients.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const [BRAND] = ACME_BRANDS

onOneDatabase((database) => {
  const call = callerOf(database)

  it('has a map in the sample with audiences that the brand can count', async () => {
    const rows = dataOf<DocumentRow[]>(
      await call('planner', `/documents/${AUDIENCE_MAP.type}?place=${BRAND!.id}`),
    )
    assert.equal(rows.length, 1)
    const { fields } = dataOf<{ fields: Record<string, { value: unknown }> }>(
      await call('planner', `/documents/${AUDIENCE_MAP.type}/${rows[0]!.id}`),
    )
    const pins = Object.keys(fields).filter((path) => path.startsWith('pins/'))
    for (const pin of pins) {
      const edition = dataOf<Edition>(await call('planner', `/audiences/${BRAND!.id}/${pin.slice(5)}/1`))
      assert.deepEqual([edition.dataset, edition.datasetVersion], ['survey-2026', 1])
    }
    assert.equal(pins.length, 6)
  })

  it('has a galaxy in the sample that nobody of another agency sees', async () => {
    const rows = dataOf<DocumentRow[]>(await call('planner', `/documents/${GALAXY.type}?place=${BRAND!.id}`))
    assert.equal(rows.length, 1)
    problemOf(await call('other-agency', `/documents/${GALAXY.type}/${rows[0]!.id}`), 404)
  })
})
