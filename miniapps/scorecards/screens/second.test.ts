import { expect } from '@open-wc/testing'
import type { Assessors } from '../../domain/scorecards/assessors.ts'
import { compared } from '../../domain/scorecards/compare-assessors.ts'
import type { MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { openScorecards } from '../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { blindPair, exampleAnswer, exampleRun } from '../example-audit-in-tests.ts'
import { memoryServer } from '../memory-server-in-tests.ts'

const PATH = '/scorecard/site-app/second'
const QUESTIONS = [{ id: 'q1' }, { id: 'q2' }, { id: 'q3' }]
const first = [exampleAnswer('q1', 1), exampleAnswer('q2', 3, 'Report of June'), exampleAnswer('q3', 0)]
const second = [exampleAnswer('q1', 1), exampleAnswer('q2', 2, 'Seen live'), exampleAnswer('q3', 2)]

function openWith(assessors: Partial<Assessors>) {
  const server = memoryServer(undefined, { ...exampleRun(first), status: 'submitted' })
  server.assessors = { ...blindPair(), ...assessors }
  return { server, opened: openScorecards(PATH, server) }
}
const button = (app: MountedMiniApp, title: string) =>
  app.findAll('button').find(({ textContent }) => textContent === title)

describe('the second assessor', () => {
  it('is asked for by the first, who cannot be both', async () => {
    const app = await openWith({ second: null }).opened
    await waitUntil(() => app.findAll('.assessors-how').length === 1)
    expect(app.find('.assessors-how').textContent).to.contain('neither can see the other’s answers')
    expect([button(app, 'Start as second assessor'), button(app, 'Copy link') !== undefined]).to.deep.equal([
      undefined,
      true,
    ])
    await expect(app.element).to.be.accessible()
  })

  it('begins a run of their own, and is led to its questions', async () => {
    const { server, opened } = openWith({ second: null, you: null })
    server.documents.newFields = () => ({ version: 1, period: '2026-Q1' })
    const app = await opened
    await waitUntil(() => button(app, 'Start as second assessor'))
    button(app, 'Start as second assessor')!.click()
    await waitUntil(() => server.run?.kind === 'second')
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
  })

  it('calls nobody “you” who has only helped with the answers of another', async () => {
    const pair = blindPair()
    const app = await openWith({ first: { ...pair.first!, name: 'Maya Lindqvist', isYou: false } }).opened
    await waitUntil(() => app.findAll('.assessors').length === 1)
    expect(app.find('.assessors').textContent)
      .to.contain('Maya Lindqvist Submitted')
      .and.to.contain('You have also answered in this audit.')
      .and.not.to.contain('(you)')
  })

  it('is waited for, with nothing to compare until both have submitted', async () => {
    const { server, opened } = openWith({})
    const app = await opened
    await waitUntil(() => app.findAll('.assessors').length === 1)
    expect(app.find('.assessors').textContent).to.contain('once both are submitted')
    expect(app.findAll('.agreement, .differences')).to.have.length(0)
    server.assessors = { ...server.assessors, compared: compared(QUESTIONS, first, second) }
    dispatchEvent(new Event('focus'))
    await waitUntil(() => app.findAll('.difference').length === 2, 'the comparison does not come by itself')
  })
})

describe('two assessors who have both submitted', () => {
  const done = () => openWith({ compared: compared(QUESTIONS, first, second) })
  const choices = (app: MountedMiniApp) => app.findAll<HTMLInputElement>('.difference input')

  it('are compared where they differ, with their evidence', async () => {
    const app = await done().opened
    await waitUntil(() => app.findAll('.difference').length === 2, 'there are not two differences')
    expect(app.find('.agreement').textContent).to.contain('Not available')
    expect(app.find('.differences').textContent)
      .to.contain('2 differences')
      .and.to.contain('Report of June')
      .and.to.contain('Seen live')
    await expect(app.element).to.be.accessible()
  })

  it('agree in a run that begins with what is equal and what was taken', async () => {
    const { server, opened } = done()
    server.documents.newFields = () => ({ version: 1, period: '2026-Q1' })
    const app = await opened
    await waitUntil(() => choices(app).length === 6)
    choices(app)[1]!.click()
    await waitUntil(() => app.find('.agree [role=status]').textContent === '1 of 2 decided')
    const unsaved = () => app.asked.findLast(({ what }) => what === 'setDirty')?.with
    await waitUntil(() => unsaved()?.[0] === true, 'leaving does not ask')
    expect(unsaved()).to.deep.equal([true, { kept: false }])
    button(app, 'Start the agreed audit')!.click()
    await waitUntil(() => server.run?.kind === 'agreed')
    await waitUntil(() => unsaved()![0] === false, 'leaving still asks')
    const levels = server.run!.answers.map(({ questionId, level }) => [questionId, level])
    expect(Object.fromEntries(levels)).to.deep.equal({ q1: 1, q2: 2 })
  })

  it('leave it at what was agreed', async () => {
    const agreed = { ...blindPair().first!, runId: 'r9', status: 'submitted' as const }
    const app = await openWith({ compared: compared(QUESTIONS, first, second), agreed }).opened
    await waitUntil(() => app.findAll('.difference').length === 2)
    expect(choices(app)).to.have.length(0)
    expect(app.find('.agree').textContent).to.contain('counts in place of the first')
  })
})
