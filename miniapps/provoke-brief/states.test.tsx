import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
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
  /** The app as it stands while, or after, its list was asked for. */
  const answered = (answer: unknown, tail = '/') =>
    mountMiniApp('provoke-brief', {
      context: { tenant },
      portal: { fetch: answering({ 'GET *': answer }) },
      route: { basePath: '/provoke-brief', params: { brandId: 'brand-1' }, tail },
    })
  const mounted = async (tail: string, fields: Body = CONTRADICTORY, status = 'draft') => {
    const options = briefInTests(fields, status).mounted(tail)
    return mountMiniApp('provoke-brief', { ...options, context: { ...options.context, tenant } })
  }

  it('shows the shape of what comes while it loads', async () => {
    const app = await answered(() => new Promise(() => {}))
    expect(app.find('.os-skeleton').textContent).to.equal('Loading Provoke brief')
    await checkState(app)
  })

  it('says what would be here while there is nothing', async () => {
    const app = await answered({ data: [], next: null })
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('No briefs yet'))
    await checkState(app)
  })

  for (const tail of ['/', '/one'])
    it(`says what went wrong, and offers to try again: ${tail}`, async () => {
      const app = await answered(problem(500, 'Something went wrong'), tail)
      await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
      await checkState(app)
    })

  it('lists what there is, however long its title', async () => {
    const app = await mounted('/')
    await waitUntil(() => app.findAll('.os-grid-rows a').length === 1)
    await checkState(app, ['€'])
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
