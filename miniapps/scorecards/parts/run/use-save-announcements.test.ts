import { aTimeout, expect } from '@open-wc/testing'
import { openScorecards, routeTo } from '../../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { SPEAKS_AFTER_MILLIS } from '../../limits.ts'
import { memoryServer } from '../../memory-server-in-tests.ts'

const QUESTIONS = '/scorecard/site-app/questions'

describe('announcements about saving', () => {
  it('come after the shell has said where the person is, on the result too', async () => {
    const server = memoryServer()
    server.broken = { request: /^PATCH /, status: 403 }
    const app = await openScorecards(QUESTIONS, server)
    const announced = () => app.asked.filter(({ what }) => what === 'announce').map((asked) => asked.with[0])
    app.findAll('[data-question=q1] input')[4]!.click()
    await waitUntil(() => app.find('[data-question=q1]').dataset['state'] === 'failed')
    await app.update({ route: routeTo('/scorecard/site-app/result') })
    await waitUntil(() => app.findAll('.save-summary').length === 1 && app.findAll('.question').length === 0)
    const before = announced().length
    await aTimeout(SPEAKS_AFTER_MILLIS / 5)
    expect(announced()).to.have.length(before)
    await waitUntil(() => announced().length > before, 'nothing is said')
    expect(announced().at(-1)).to.equal('One answer is not saved.')
    server.broken = null
    app.find('.save-summary button').click()
    await waitUntil(() => announced().at(-1) === 'All answers of this audit are saved.')
  })
})
