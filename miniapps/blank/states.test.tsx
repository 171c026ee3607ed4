import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(4)

describe('the states of blank', () => {
  const tenant = inLookOf('greenhouse')
  /** The app as it stands while, or after, its list was asked for. */
  const mounted = (answer: unknown) =>
    mountMiniApp('blank', { context: { tenant }, portal: { fetch: answering({ 'GET *': answer }) } })

  it('shows the shape of what comes while it loads', async () => {
    const app = await mounted(() => new Promise(() => {}))
    expect(app.find('.os-skeleton').textContent).to.equal('Loading the list')
    await checkState(app)
  })

  it('says what would be here while there is nothing', async () => {
    const app = await mounted([])
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('Nothing here yet'))
    await checkState(app)
  })

  it('says what went wrong, and offers to try again', async () => {
    const app = await mounted(problem(500, 'Something went wrong'))
    await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
    await checkState(app)
  })

  it('lists what there is, however long its name', async () => {
    const app = await mounted([
      { id: 'a', name: 'First' },
      { id: 'b', name: LONG },
    ])
    await waitUntil(() => app.findAll('.things a').length === 2)
    const { scrollWidth, clientWidth } = app.find('.os-page')
    expect(scrollWidth).to.be.at.most(clientWidth)
    await checkState(app)
  })
})
