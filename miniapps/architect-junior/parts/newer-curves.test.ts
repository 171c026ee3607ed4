import { expect } from '@open-wc/testing'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { curveInTests, O6 } from '../../domain/scenarios/scenario-in-tests.ts'
import { focused, openScenario, press } from '../open-scenario-in-tests.ts'
import { COMPUTED } from '../scenario-in-tests.ts'

it('passes the focus on to the next newer curve, and after the last to the options', async () => {
  const newer = Object.entries(O6).map(([code, fit]) => curveInTests(code, fit, { version: 5, name: 'v2' }))
  const { app } = await openScenario(COMPUTED, { newer })
  await waitUntil(() => app.findAll('.newer li').length === 2)
  await press(app, 'Take over')
  await waitUntil(() => app.findAll('.newer li').length === 1)
  expect(focused(app)).to.equal('Take over')
  await press(app, 'Take over')
  await waitUntil(() => app.findAll('.newer').length === 0)
  expect(focused(app)).to.equal('Three options')
})
