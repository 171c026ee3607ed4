import { expect } from '@open-wc/testing'
import { openScorecards, routeTo } from '../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { memoryServer } from './memory-server-in-tests.ts'

const AUDIT = '/scorecard/site-app/intro'

describe('an audit that cannot be loaded', () => {
  it('has a title, its step in the header and a way to try again, and opens by itself when it can', async () => {
    const server = memoryServer()
    server.broken = { request: /site-app$/, status: 503 }
    const app = await openScorecards(AUDIT, server)
    expect(app.find('h1').textContent).to.equal('Audit')
    expect(app.find('[role=alert] button').textContent).to.equal('Try again')
    await waitUntil(() => app.events.some(({ name }) => name === 'set-breadcrumbs'))
    expect(app.events).to.deep.include({
      name: 'set-breadcrumbs',
      payload: { category: 'Unlock', app: 'Scorecards', section: 'Audit' },
    })
    server.broken = null
    dispatchEvent(new Event('online'))
    await waitUntil(() => app.findAll('[role=alert]').length === 0, 'it is not tried again')
    expect(app.find('h1').textContent).to.equal(server.scorecard.title)
  })

  it('is called by its name where the overview has told it', async () => {
    const server = memoryServer()
    const app = await openScorecards('/', server)
    server.broken = { request: /site-app$/, status: 503 }
    await app.update({ route: routeTo(AUDIT) })
    await waitUntil(() => app.findAll('[role=alert]').length > 0)
    expect(app.find('h1').textContent).to.equal('Site/app audit')
  })
})
