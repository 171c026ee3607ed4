import assert from 'node:assert/strict'
import { it } from 'node:test'
import { COMPARISON } from '../../../miniapps/domain/comparisons/comparison.ts'
import { pinnedPlans } from '../../../miniapps/domain/comparisons/compared-versions.ts'

import type { DocumentRow, KeptVersion, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { ACME_BRANDS } from '../../world/planning/clients.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const [BRAND] = ACME_BRANDS

onOneDatabase((database) => {
  const call = callerOf(database)

  it('has comparisons in the sample whose plan versions are read with their lines, by those who may open the plans alone', async () => {
    const rows = dataOf<DocumentRow[]>(
      await call('planner', `/documents/${COMPARISON.type}?place=${BRAND!.id}`),
    )
    assert.equal(rows.length, 3)
    for (const { id } of rows) {
      const comparison = dataOf<StoredDocument>(await call('planner', `/documents/${COMPARISON.type}/${id}`))
      problemOf(await call('other-agency', `/documents/${COMPARISON.type}/${id}`), 404)
      const pins = pinnedPlans(
        Object.fromEntries(Object.entries(comparison.fields).map(([field, { value }]) => [field, value])),
      )
      assert.ok(pins.length >= 2)
      for (const { id: plan, version } of pins) {
        const path = `/documents/plan/${plan}/versions/${version}`
        const kept = dataOf<KeptVersion>(await call('planner', path))
        assert.ok(Object.keys(kept.rows ?? {}).length > 0)
        problemOf(await call('other-agency', path), 404)
      }
    }
  })
})
