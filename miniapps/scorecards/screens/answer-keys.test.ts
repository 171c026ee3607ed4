import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { openScorecards, press } from '../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun } from '../example-audit-in-tests.ts'
import { memoryServer } from '../memory-server-in-tests.ts'

const PATH = '/scorecard/site-app/questions'
const question = (app: MountedMiniApp, id: string) => app.find(`[data-question=${id}]`)
const focused = ({ element }: MountedMiniApp) => element.shadowRoot!.activeElement as HTMLElement | null
const said = (app: MountedMiniApp) =>
  app.asked.filter(({ what }) => what === 'announce').map((asked) => asked.with[0])
const rail = (app: MountedMiniApp, at: number) => app.findAll('.rail-link')[at]!.textContent

describe('keys that answer', () => {
  it('answer the question that is read while the focus is on the title', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    await waitUntil(() => focused(app)?.localName === 'h1', 'the title has no focus')
    press(focused(app)!, '3')
    await waitUntil(() => server.run!.answers.some(({ level }) => level === 3))
    expect(focused(app) === question(app, 'q1'), 'the focus goes there').to.equal(true)
  })

  it('say what was chosen', async () => {
    const app = await openScorecards(PATH)
    question(app, 'q1').focus()
    press(question(app, 'q1'), '3')
    press(question(app, 'q1'), 'u')
    expect(said(app)).to.deep.equal(['Level 3', 'Unknown'])
  })

  it('go on to the next question, as pressing a level does, for who likes it so; both are remembered', async () => {
    const app = await openScorecards(PATH)
    const [advance, fold] = app.findAll<HTMLInputElement>('.question-options input')
    advance!.click()
    if (!fold!.checked) fold!.click() // an audit submitted before folds it by itself
    try {
      await waitUntil(() => app.findAll('.question-how').length === 3, 'the help is not folded')
      question(app, 'q1').focus()
      press(question(app, 'q1'), '3')
      expect(focused(app) === question(app, 'q2'), 'by key').to.equal(true)
      const level = question(app, 'q2').querySelector<HTMLElement>('.level')!
      level.dispatchEvent(
        new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true, composed: true }),
      )
      await waitUntil(() => focused(app) === question(app, 'q3'), 'not by the pointer')
      const again = await openScorecards(PATH)
      expect(
        again.findAll<HTMLInputElement>('.question-options input').map(({ checked }) => checked),
      ).to.deep.equal([true, true])
    } finally {
      localStorage.removeItem('os-scorecards-options')
      for (const tick of [advance!, fold!]) if (tick.checked) tick.click()
    }
  })

  it('lead behind the evidence that is there', async () => {
    const app = await openScorecards(
      PATH,
      memoryServer(undefined, exampleRun([exampleAnswer('q1', 2, 'Seen')])),
    )
    question(app, 'q1').focus()
    press(question(app, 'q1'), 'e')
    await waitUntil(() => focused(app)?.localName === 'textarea')
    expect((focused(app) as HTMLTextAreaElement).selectionStart).to.equal(4)
  })

  it('raise no alarm about a reason before the question is left', async () => {
    const app = await openScorecards(PATH)
    question(app, 'q2').focus()
    press(question(app, 'q2'), 'n')
    await waitUntil(() => focused(app)?.closest('[data-field=reason]'))
    expect([app.find('.save-summary').textContent, rail(app, 1)]).to.deep.equal([
      '',
      '2How quickly do pages react?, not answered',
    ])
    question(app, 'q1').focus()
    await waitUntil(() => app.find('.save-summary').textContent.includes('1 not saved'))
    expect(rail(app, 1)).to.contain('not saved')
  })
})

describe('a level', () => {
  it('is marked as chosen, and the one before no more', async () => {
    const app = await openScorecards(PATH)
    const chosen = () =>
      app.findAll('[data-question=q1] .level[data-chosen] .level-mark').map(({ textContent }) => textContent)
    question(app, 'q1').focus()
    press(question(app, 'q1'), '3')
    await waitUntil(() => chosen().join() === '3')
    press(question(app, 'q1'), '2')
    await waitUntil(() => chosen().join() === '2')
    const mark = app.find('[data-question=q1] .level[data-chosen] .level-mark')
    const other = app.find('[data-question=q1] .level:not([data-chosen]) .level-mark')
    expect(getComputedStyle(mark).backgroundColor).not.to.equal(getComputedStyle(other).backgroundColor)
  })

  it('of 4 asks for its evidence beside the field and in the list, until it has some', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 4, '')]))
    const app = await openScorecards(PATH, server)
    expect(app.find('[data-question=q1] .evidence-needed').textContent).to.contain('Level 4 needs evidence')
    expect(rail(app, 0)).to.contain('needs evidence')
    server.answerAs('Grace Hopper', 'q1', { evidence: 'Report' }, true)
    await waitUntil(() => app.findAll('.evidence-needed').length === 0)
    expect(rail(app, 0)).to.contain(', answered')
  })
})
