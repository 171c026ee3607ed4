import { expect } from '@open-wc/testing'
import { disguiseWords, showLanguage } from '../../shell/contract/words.ts'
import { enter, openScorecards } from '../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { exampleAnswer, exampleRun, type MemoryServer, memoryServer } from './memory-server-in-tests.ts'

const TEXTS = ['aria-label', 'title', 'placeholder', 'alt']
const DATE = /\d+ \p{L}+ \d{4}/gu
const isData = (element: Element | null) => element?.closest('time, kbd, .shortcuts dt') !== null

/** What is read or heard, and neither data nor from a catalogue. */
function ownTexts({ element }: MountedMiniApp, { scorecard, run }: MemoryServer): string[] {
  const given = [...JSON.stringify([scorecard, run]).matchAll(/"([^"]+)"/g)].map(([, text]) => text!)
  const data = [...given, 'Abelia Hair'].toSorted((one, other) => other.length - one.length)
  const root = element.shadowRoot!
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode())
    if (!isData(texts.currentNode.parentElement)) found.push(texts.currentNode.textContent ?? '')
  for (const each of root.querySelectorAll('*'))
    if (!isData(each)) found.push(...TEXTS.map((name) => each.getAttribute(name) ?? ''))
  const ours = (text: string) =>
    data.reduce((left, known) => left.replaceAll(known, ''), text.replaceAll(DATE, ''))
  return found.filter((text) => /\p{L}{2}/u.test(ours(text)))
}

describe('scorecards in another language', () => {
  afterEach(async () => {
    disguiseWords()
    await showLanguage('en')
  })

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

  for (const path of [
    '/',
    '/summary',
    '/nowhere',
    ...['intro', 'questions', 'result'].map((screen) => `/scorecard/site-app/${screen}`),
  ])
    it(`has all words of ${path} from a catalogue`, async () => {
      const server = memoryServer()
      server.run = exampleRun([exampleAnswer('q1', 1, 'seen'), exampleAnswer('q3', 4)])
      disguiseWords(() => '⟦⟧')
      const app = await openScorecards(path, server)
      expect(ownTexts(app, server)).to.deep.equal([])
    })

  it('lists the audits in it', async () => {
    const server = memoryServer()
    await openScorecards('/', server)
    await showLanguage('ja')
    await waitUntil(() => server.requests.includes('GET brands/b1/scorecards?language=ja'))
  })
})
