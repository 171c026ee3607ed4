import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { openScorecards, press } from '../../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun } from '../../example-audit-in-tests.ts'
import { memoryServer, type MemoryServer } from '../../memory-server-in-tests.ts'

const QUESTIONS = '/scorecard/site-app/questions'
const question = (app: MountedMiniApp, id: string) => app.find(`[data-question=${id}]`)
const clear = (app: MountedMiniApp, id: string) => app.findAll(`[data-question=${id}] [data-clear]`)
const levels = (app: MountedMiniApp, id: string) =>
  app.findAll<HTMLInputElement>(`[data-question=${id}] .levels input`)
const focused = ({ element }: MountedMiniApp) => element.shadowRoot!.activeElement
const stored = ({ run }: MemoryServer, id: string) => run!.answers.find(({ questionId }) => questionId === id)
const answered = () => memoryServer(undefined, exampleRun([exampleAnswer('q1', 3, 'Report of May')]))

describe('an answer', () => {
  it('is taken back at once, its evidence kept, and the focus stays in the question', async () => {
    const server = answered()
    const app = await openScorecards(QUESTIONS, server)
    expect(clear(app, 'q2'), 'nothing to take back').to.have.length(0)
    const { height } = question(app, 'q1').getBoundingClientRect()
    clear(app, 'q1')[0]!.focus()
    clear(app, 'q1')[0]!.click()
    await waitUntil(() => stored(server, 'q1')?.level === null, 'it was never saved')
    await waitUntil(() => question(app, 'q1').dataset['state'] === 'saved')
    expect(stored(server, 'q1')).to.include({ level: null, notApplicable: false, evidence: 'Report of May' })
    expect(levels(app, 'q1').some(({ checked }) => checked)).to.equal(false)
    expect(clear(app, 'q1')).to.have.length(0)
    expect(app.find('.progress').textContent).to.contain('0 of 3 answered')
    expect(focused(app) === question(app, 'q1')).to.equal(true)
    expect(question(app, 'q1').getBoundingClientRect().height, 'nothing moves').to.equal(height)
    expect(app.asked.filter(({ what }) => what === 'announce').map((asked) => asked.with[0])).to.deep.equal([
      'Answer cleared.',
    ])
  })

  it('is taken back by the key C, where focus stays', async () => {
    const server = answered()
    const app = await openScorecards(QUESTIONS, server)
    levels(app, 'q1')[3]!.focus()
    press(levels(app, 'q1')[3]!, 'c')
    await waitUntil(() => stored(server, 'q1')?.level === null, 'it was never saved')
    expect(focused(app) === levels(app, 'q1')[3]).to.equal(true)
    press(levels(app, 'q1')[3]!, '2')
    await waitUntil(() => stored(server, 'q1')?.level === 2)
  })

  it('that does not apply leaves its reason for when it does not apply again', async () => {
    const server = memoryServer(
      undefined,
      exampleRun([
        { ...exampleAnswer('q2', 0), level: null, notApplicable: true, reason: 'There is no shop' },
      ]),
    )
    const app = await openScorecards(QUESTIONS, server)
    clear(app, 'q2')[0]!.click()
    await waitUntil(() => stored(server, 'q2')?.notApplicable === false)
    expect(app.findAll('[data-question=q2] [data-field=reason]')).to.have.length(0)
    levels(app, 'q2').at(-1)!.click()
    await waitUntil(() => stored(server, 'q2')?.notApplicable)
    expect(stored(server, 'q2')?.reason).to.equal('There is no shop')
  })
})
