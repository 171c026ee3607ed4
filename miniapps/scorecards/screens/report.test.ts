import { expect } from '@open-wc/testing'
import { openScorecards } from '../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun } from '../example-audit-in-tests.ts'
import { memoryServer } from '../memory-server-in-tests.ts'

const answers = [exampleAnswer('q1', 0, 'Field data of May'), exampleAnswer('q2', 4)]

describe('the report', () => {
  it('has a cover, each audit with its score, what to do first, and each answer with its evidence', async () => {
    const app = await openScorecards(
      '/report',
      memoryServer(undefined, { ...exampleRun(answers), status: 'submitted' }),
    )
    await waitUntil(() => app.findAll('.report-page').length === 2)
    const [cover, audit] = app.findAll('.report-page')
    expect(cover!.textContent).to.contain('Scorecards, Q').and.contain('Assessed by Ada Lovelace')
    expect(cover!.querySelector('os-tenant-mark')).to.have.property('tenant', 'choreograph')
    expect(audit!.textContent).to.contain('40.0 of 100: Emerging').and.contain('Field data of May')
    expect(app.findAll('.report-answers > li')).to.have.length(2)
    expect(audit!.textContent).to.contain('1 question is not answered.')
  })

  it('gives its pages a foot as long as it is shown', async () => {
    const pageRules = () =>
      document.adoptedStyleSheets
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSPageRule)
    const app = await openScorecards(
      '/report',
      memoryServer(undefined, { ...exampleRun(answers), status: 'submitted' }),
    )
    await waitUntil(() => pageRules().length === 2)
    expect(pageRules()[0]!.cssText).to.contain('counter(page)')
    app.element.remove()
    await waitUntil(() => pageRules().length === 0)
  })
})
