import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { SPRING, withThings } from './things-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2)

describe('the states of blank-list', () => {
  const tenant = inLookOf('greenhouse')
  const answered = (answer: unknown) =>
    mountMiniApp('blank-list', {
      ...withThings([]),
      context: { tenant },
      portal: { fetch: answering({ 'GET *': answer }) },
    })

  it('shows the shape of what comes while it loads', async () => {
    const app = await answered(() => new Promise(() => {}))
    await waitUntil(() => app.findAll('.os-skeleton').length > 0)
    await checkState(app)
  })

  it('says what would be here while there is nothing', async () => {
    const app = await answered({ data: [], next: null })
    await waitUntil(() => app.element.shadowRoot!.textContent.includes('Nothing here yet'))
    await checkState(app)
  })

  it('says what went wrong, and offers to try again', async () => {
    const app = await answered(problem(500, 'Something went wrong'))
    await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
    await checkState(app)
  })

  const listed = async () => {
    const app = await answered({ data: [SPRING, { ...SPRING, id: 'thing-2', name: LONG }], next: null })
    await waitUntil(() => app.findAll('[role=row]').length > 2)
    return app
  }

  it('lists what there is, however long its name', async () => checkState(await listed()))

  it('asks for another', async () => {
    const app = await listed()
    app.find('.os-page-header button').click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    await checkState(app, ['day, ', 'month, ', 'year, ', 'Empty'])
  })
})
