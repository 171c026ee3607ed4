import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import type { Body } from '../domain/document/change.ts'
import { briefInTests, NEARLY_READY } from './brief-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2)
/** Signs that are the same in each language, and what the controls of the browser say. */
const SAME = ['day, ', 'month, ', 'year, ', 'Number field', 'Empty', 'EUR', 'HTML', 'JSON']
const CONTRADICTORY: Body = {
  ...NEARLY_READY,
  title: LONG,
  'client/now': LONG,
  'provocations/who/response': LONG,
  'objectives/1/metric': LONG,
  'channels/tv/amount': 9_999_999,
  'channels/tv/mandatory': true,
  'channels/tv/excluded': true,
  'channels/print/amount': 1,
  'channels/print/currency': 'USD',
}

describe('the states of provoke brief', () => {
  const tenant = inLookOf('msix')
  const mounted = async (tail: string, fields: Body = CONTRADICTORY, status = 'draft') => {
    const options = briefInTests(fields, status).mounted(tail)
    return mountMiniApp('provoke-brief', { ...options, context: { ...options.context, tenant } })
  }

  usualStates({
    app: 'provoke-brief',
    tenant,
    route: { basePath: '/provoke-brief', params: { brandId: 'brand-1' } },
    title: 'Provoke brief',
    empty: 'No briefs yet',
    tails: ['/', '/one'],
    list: () => mounted('/'),
    data: ['€', 'EUR'],
  })

  for (const status of ['draft', 'approved'])
    it(`shows a brief that contradicts itself: ${status}`, async () => {
      const app = await mounted('/one', CONTRADICTORY, status)
      await waitUntil(() => app.findAll('.bound-field').length > 9)
      await checkState(app, SAME)
    })

  it('shows an empty brief', async () => {
    const app = await mounted('/one', {})
    await waitUntil(() => app.findAll('.provocation').length === 5)
    await checkState(app, SAME)
  })

  it('shows where a brief is pasted', async () => {
    const app = await mounted('/one')
    await waitUntil(() => app.findAll('textarea').length > 9)
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'Paste a brief')!
      .click()
    await waitUntil(() => app.findAll('dialog[open] textarea').length === 1)
    await checkState(app, SAME)
  })

  it('shows a brief as it is printed', async () => {
    const app = await mounted('/one')
    await waitUntil(() => app.findAll('textarea').length > 9)
    dispatchEvent(new Event('beforeprint'))
    expect(app.findAll('.sheet h2').map(({ textContent }) => textContent)).to.deep.equal([
      'Five questions',
      'Objectives',
      'Budget and channels',
    ])
    await checkState(app, SAME)
    dispatchEvent(new Event('afterprint'))
  })

  it('says where a brief is gone, and leads back', async () => {
    const app = await mounted('/two')
    await waitUntil(() => app.findAll('.os-state a').length === 1)
    expect(app.find('.os-state a').getAttribute('href')).to.equal('/provoke-brief')
    await checkState(app)
  })
})
