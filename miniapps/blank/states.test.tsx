import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { blankInTests } from './blank-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2)

describe('the states of blank', () => {
  const tenant = inLookOf('greenhouse')
  /** The app as it stands while, or after, its list was asked for. */
  const answered = (answer: unknown) =>
    mountMiniApp('blank', { context: { tenant }, portal: { fetch: answering({ 'GET *': answer }) } })
  const mounted = async (tail: string, fields: Record<string, string> = {}, status = 'draft') => {
    const { documents, mounted: given } = blankInTests()
    documents.add('one', { title: LONG, notes: LONG, ...fields }, { place: 'brand-1', status })
    const options = given(tail)
    return mountMiniApp('blank', { ...options, context: { ...options.context, tenant } })
  }

  it('shows the shape of what comes while it loads', async () => {
    const app = await answered(() => new Promise(() => {}))
    expect(app.find('.os-skeleton').textContent).to.equal('Loading Sample')
    await checkState(app)
  })

  it('says what would be here while there is nothing', async () => {
    const app = await answered({ data: [], next: null })
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('Nothing here yet'))
    await checkState(app)
  })

  it('says what went wrong, and offers to try again', async () => {
    const app = await answered(problem(500, 'Something went wrong'))
    await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
    await checkState(app)
  })

  it('lists what there is, however long its title', async () => {
    const app = await mounted('/')
    await waitUntil(() => app.findAll('.os-grid-rows a').length === 1)
    await checkState(app)
  })

  for (const status of ['draft', 'submitted'])
    it(`shows a document: ${status}`, async () => {
      const app = await mounted('/one', {}, status)
      await waitUntil(() => app.findAll('[data-path=notes]').length === 1)
      await checkState(app, ['day, ', 'month, ', 'year, ', 'Number field', 'Empty'])
    })

  it('says where a document is gone, and leads back', async () => {
    const app = await mounted('/two')
    await waitUntil(() => app.findAll('.os-state a').length === 1)
    expect(app.find('.os-state a').getAttribute('href')).to.equal('/blank')
    await checkState(app)
  })
})
