import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { enter } from '../../../../test/browser/enter.ts'
import { openScorecards, routeTo } from '../../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { memoryServer } from '../../memory-server-in-tests.ts'

const QUESTIONS = '/scorecard/site-app/questions'
const focused = ({ element }: MountedMiniApp) => element.shadowRoot!.activeElement as HTMLElement | null
const evidence = (app: MountedMiniApp, id: string) =>
  app.find<HTMLTextAreaElement>(`[data-question=${id}] [data-field=evidence] textarea`)
const summary = (app: MountedMiniApp) => app.find('.save-summary a')
const says = (app: MountedMiniApp, words: string) =>
  waitUntil(() => app.find('.save-summary').textContent.includes(words), `the bar never said ${words}`)

describe('the count of answers that are not saved', () => {
  it('leads to each of them in turn, though they are answered', async () => {
    const server = memoryServer()
    const app = await openScorecards(QUESTIONS, server)
    server.answerAs('Grace Hopper', 'q2', { level: 4 })
    app.findAll('[data-question=q2] input')[1]!.click()
    enter(evidence(app, 'q3'), 'x'.repeat(4_001))
    await says(app, '2 not saved')
    const asked: string[] = []
    for (let turn = 0; turn < 3; turn++) {
      summary(app).focus()
      summary(app).click()
      asked.push(focused(app)!.dataset['question']!)
      await waitUntil(() => app.findAll('[aria-current]')[0]?.getAttribute('href')?.endsWith(asked.at(-1)!))
    }
    expect(asked).to.deep.equal(['q2', 'q3', 'q2'])
  })

  it('leads from the result to the first of them', async () => {
    const app = await openScorecards(QUESTIONS)
    app.findAll('[data-question=q1] input')[4]!.click()
    enter(evidence(app, 'q3'), 'x'.repeat(4_001))
    await says(app, '1 not saved')
    await app.update({ route: routeTo('/scorecard/site-app/result') })
    await waitUntil(() => app.findAll('.os-page-header .save-summary a').length === 1)
    const { pathname, search } = app.find<HTMLAnchorElement>('.save-summary a')
    expect(pathname + search).to.equal('/brands/b1/scorecards/scorecard/site-app/questions?question=q3')
  })
})
