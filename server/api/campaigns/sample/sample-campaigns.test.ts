import assert from 'node:assert/strict'
import { it } from 'node:test'
import { textAt } from '../../../../miniapps/domain/document/change.ts'
import { compiledName, HOUSE_TEMPLATE } from '../../../../miniapps/domain/campaigns/naming.ts'
import { ACME, ACME_BRANDS } from '../../../world/planning/clients.ts'
import { sampleCampaigns } from './sample-campaigns.ts'

it('names each campaign by its own fields, and archives none before its last day', () => {
  for (const { steps } of sampleCampaigns(ACME, ACME_BRANDS[0]!, 0, { by: 'one', decides: 'other' })) {
    const body = steps[0]!.set!
    assert.deepEqual(compiledName(body, '', HOUSE_TEMPLATE), { name: body['name'] })
    const closed = steps.find(({ action }) => action === 'close')
    assert.ok(!closed || closed.at > Date.parse(textAt(body, 'end')))
  }
})
