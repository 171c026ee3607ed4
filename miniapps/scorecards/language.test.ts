import { expect } from '@open-wc/testing'
import { showLanguage } from '../../shell/contract/words.ts'
import { enter } from '../../test/browser/enter.ts'
import { openScorecards } from '../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { memoryServer } from './memory-server-in-tests.ts'

describe('scorecards in another language', () => {
  afterEach(() => showLanguage('en'))

  it('asks for the questions in it while they are shown, and keeps what is being typed', async () => {
    const server = memoryServer()
    const app = await openScorecards('/scorecard/site-app/questions', server)
    const field = app.find<HTMLTextAreaElement>('[data-question=q1] [data-field=evidence] textarea')
    field.focus()
    enter(field, 'half a sent')
    const { scorecard } = server
    const dimensions = scorecard.dimensions.map((dimension) => `${dimension} auf Deutsch`)
    server.scorecard = {
      ...scorecard,
      title: 'Website-Audit',
      dimensions,
      questions: scorecard.questions.map((question) => ({
        ...question,
        dimension: `${question.dimension} auf Deutsch`,
      })),
    }
    await showLanguage('de')
    await waitUntil(() => app.find('h1').textContent?.includes('Website-Audit'))
    expect(server.requests).to.include('GET brands/b1/scorecards/site-app?language=de')
    expect(field.isConnected, 'the same field').to.equal(true)
    expect(field.value).to.equal('half a sent')
    expect(app.element.shadowRoot!.activeElement).to.equal(field)
  })

  it('says at once what stands there, in cards that are kept too', async () => {
    const app = await openScorecards('/scorecard/site-app/questions')
    const label = () => app.find('[data-question=q1] [data-field=evidence] label').textContent
    expect(label()).to.contain('Evidence')
    await showLanguage('de')
    expect(label()).to.contain('Beleg')
    expect(app.find('.progress').textContent)
      .to.contain('0 von 3 beantwortet')
      .and.to.contain('Nächste offene')
  })

  it('lists the audits in it', async () => {
    const server = memoryServer()
    await openScorecards('/', server)
    await showLanguage('ja')
    await waitUntil(() => server.requests.includes('GET brands/b1/scorecards?language=ja'))
  })
})
