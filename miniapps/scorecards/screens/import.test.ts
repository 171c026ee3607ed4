import { expect } from '@open-wc/testing'
import { showLanguage } from '../../../shell/contract/words.ts'
import type { MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { openScorecards, routeTo } from '../../../test/browser/open-scorecards.ts'
import { sampleContext } from '../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import type { Cell, Sheet } from '../../kit/exchange/sheet.ts'
import { writeXlsx } from '../../kit/exchange/xlsx/write-xlsx.ts'
import { createFormat } from '../../kit/words/format.ts'
import { exampleAnswer, exampleRun, exampleScorecard } from '../example-audit-in-tests.ts'
import { type MemoryServer, memoryServer } from '../memory-server-in-tests.ts'
import { questionnaireSheets } from '../parts/exchange/questionnaire-sheets.ts'

const answers = [exampleAnswer('q1', 1, 'A report'), exampleAnswer('q2', 4)]
const ANSWER = 9

describe('answers that are imported', () => {
  const body = (app: MountedMiniApp) => app.find('.import-body').textContent
  const says = (app: MountedMiniApp, text: string) =>
    waitUntil(() => body(app).includes(text), `never said ${text}`)
  const press = (app: MountedMiniApp, name: string) =>
    app
      .findAll('button')
      .find(({ textContent }) => textContent === name)!
      .click()

  /** The questionnaire as it is downloaded, with cells that somebody filled in: row from 0, below the titles. */
  function filled(
    server: MemoryServer,
    cells: readonly [row: number, column: number, value: Cell][],
  ): Sheet[] {
    const audit = { scorecard: server.scorecard, run: server.run, last: null, earlier: null }
    const [guide, sheet] = questionnaireSheets([audit], 'Abelia', createFormat(sampleContext.displaySettings))
    const rows = sheet!.rows.map((row) => [...row])
    for (const [row, column, value] of cells) rows[row + 1]![column] = value
    return [guide!, { ...sheet!, rows }]
  }
  function put(app: MountedMiniApp, sheets: readonly Sheet[]) {
    const transfer = new DataTransfer()
    transfer.items.add(new File([writeXlsx(sheets) as Uint8Array<ArrayBuffer>], 'questionnaire.xlsx'))
    const input = app.find<HTMLInputElement>('input[type=file]')
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  it('are shown beside those that were given meanwhile, and come into the run as one step', async () => {
    const server = memoryServer(undefined, exampleRun(answers))
    const sheets = filled(server, [
      [0, ANSWER, 2],
      [2, ANSWER, 'Not applicable'],
      [2, ANSWER + 1, 'No tags'],
    ])
    server.answerAs('Grace Hopper', 'q1', { level: 3 })
    const app = await openScorecards('/import', server)
    put(app, sheets)
    await says(app, 'Changed: 2')
    expect(app.findAll('.import-changes').map(({ textContent }) => textContent)).to.deep.equal([
      'Answer: Level 3 → Level 2',
      'Answer: empty → Not applicableReason: empty → No tags',
    ])
    press(app, 'Import 2 rows')
    await says(app, '2 rows were imported.')
    expect(app.events.filter(({ name }) => name === 'track-action')).to.have.length(1)
    await waitUntil(() => server.run!.answers.length === 3)
    const [q1, , q3] = server.run!.answers
    expect([q1!.level, q3!.notApplicable, q3!.reason]).to.deep.equal([2, true, 'No tags'])
    expect(server.requests.filter((request) => request.startsWith('PATCH'))).to.have.length(1)
    await app.update({ route: routeTo('/scorecard/site-app/questions') })
    const undo = () => app.findAll('button').find((button) => button.ariaLabel?.startsWith('Undo'))
    await waitUntil(() => undo() !== undefined, 'there is no way back')
    undo()!.click()
    await waitUntil(() => server.run!.answers.find(({ questionId }) => questionId === 'q1')!.level === 3)
    expect(
      server.run!.answers.find(({ questionId }) => questionId === 'q3')?.notApplicable ?? false,
    ).to.equal(false)
  })

  it('are read in whichever language the questionnaire was made', async () => {
    const server = memoryServer(undefined, exampleRun(answers))
    await showLanguage('ja')
    const sheets = filled(server, [
      [2, ANSWER, '該当なし'],
      [2, ANSWER + 1, 'なし'],
    ])
    await showLanguage('de')
    const app = await openScorecards('/import', server)
    put(app, sheets)
    await says(app, 'Geändert: 1')
    await showLanguage('en')
  })

  it('start the audits that nobody has begun, and come into them', async () => {
    const server = memoryServer(undefined, null)
    const sheets = filled(server, [
      [0, ANSWER, 2],
      [1, ANSWER, 3],
    ])
    const app = await openScorecards('/import', server)
    put(app, sheets)
    await says(app, 'This import also starts: Site/app audit.')
    press(app, 'Start 1 audit and import 2 rows')
    await says(app, '2 rows were imported.')
    await waitUntil(() => server.run?.answers.length === 2, 'the answers never came')
    expect(server.run!.answers.map(({ level }) => level)).to.deep.equal([2, 3])
  })

  it('are not imported where an audit cannot be started, and says so', async () => {
    const server = memoryServer(undefined, null)
    const app = await openScorecards('/import', server)
    put(app, filled(server, [[0, ANSWER, 2]]))
    await says(app, 'Changed: 1')
    server.broken = { request: /^POST scorecard-run/, status: 403 }
    press(app, 'Start 1 audit and import 1 row')
    await says(app, 'Nothing was imported. Not started: Site/app audit.')
    expect(server.run).to.equal(null)
  })

  it('are shown beside what somebody has answered in an audit started meanwhile', async () => {
    const server = memoryServer(undefined, null)
    const app = await openScorecards('/import', server)
    put(app, filled(server, [[0, ANSWER, 2]]))
    await says(app, 'Changed: 1')
    server.run = exampleRun([exampleAnswer('q1', 4)])
    press(app, 'Start 1 audit and import 1 row')
    await says(app, 'Someone has started Site/app audit in the meantime')
    await says(app, 'Answer: Level 4 → Level 2')
    expect(server.run.answers[0]!.level).to.equal(4)
    press(app, 'Import 1 row')
    await waitUntil(() => server.run!.answers[0]!.level === 2, 'the answer never came')
  })

  it('come into audits that are not finished, each at a question that is there, with a reason where none applies', async () => {
    const server = memoryServer(undefined, { ...exampleRun(answers), status: 'submitted' })
    const sheets = filled(server, [
      [0, ANSWER, 2],
      [1, 0, 'site-app/nothing'],
    ])
    const app = await openScorecards('/import', server)
    await waitUntil(() => app.find('.os-page').textContent.includes('Every audit of this brand is submitted'))
    put(app, sheets)
    await says(app, 'Errors: 2')
    expect(body(app))
      .to.contain('The audit is submitted. Repeat it')
      .and.contain('There is no question with this ID')
    expect(body(app)).to.contain('The file changes nothing.')
  })

  it('says that the file was made with another version of the questions', async () => {
    const server = memoryServer({ ...exampleScorecard(), version: 2 }, exampleRun(answers))
    const sheets = filled(server, [[0, 14, 1]])
    const app = await openScorecards('/import', server)
    put(app, sheets)
    await says(app, 'the file was made with version 1 of the questions, the open audit has version 2')
  })
})
