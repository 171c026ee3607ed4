import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { DocumentRow } from '../../../miniapps/domain/document/wire.ts'
import { GALAXY } from '../../../miniapps/domain/galaxies/galaxy.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { ACME_BRANDS } from '../../world/planning/clients.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const [BRAND] = ACME_BRANDS

onOneDatabase((database) => {
  const call = callerOf(database)

  it('has a galaxy in the sample that nobody of another agency sees', async () => {
    const rows = dataOf<DocumentRow[]>(await call('planner', `/documents/${GALAXY.type}?place=${BRAND!.id}`))
    assert.equal(rows.length, 1)
    problemOf(await call('other-agency', `/documents/${GALAXY.type}/${rows[0]!.id}`), 404)
  })
})
