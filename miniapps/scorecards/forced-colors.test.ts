import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import type { MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { openScorecards } from '../../test/browser/open-scorecards.ts'
import { exampleAnswer, exampleRun } from './example-audit-in-tests.ts'
import { memoryServer } from './memory-server-in-tests.ts'

const answered = () => memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)]))

/** What is filled with a colour of its own: the system may not put its backplate behind the words, nor take the fill away. */
function filled(
  app: MountedMiniApp,
  selector: string,
): { fill: string; words: string; page: string; own: boolean } {
  const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(
    app.find(selector),
  ) as CSSStyleDeclaration & { forcedColorAdjust: string }
  const probe = document.body.appendChild(Object.assign(document.createElement('p')))
  probe.className = 'canvas'
  const page = getComputedStyle(probe).backgroundColor
  probe.remove()
  return { fill: backgroundColor, words: color, page, own: forcedColorAdjust === 'none' }
}

describe('where the system forces its colours', () => {
  const sheet = new CSSStyleSheet()
  before(async () => {
    sheet.replaceSync('.canvas { background: Canvas }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    await emulateMedia({ forcedColors: 'active' })
  })
  after(async () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    await emulateMedia({ forcedColors: 'none' })
  })

  for (const [what, selector] of [
    ['a primary button', '.os-button[data-variant=primary]'],
    ['the chosen level', '.level:has(:checked) > .level-mark'],
  ] as const) {
    it(`${what} keeps its words on its fill`, async () => {
      const { fill, words, page, own } = filled(
        await openScorecards('/scorecard/site-app/questions', answered()),
        selector,
      )
      expect(own).to.equal(true)
      expect(fill).not.to.equal(page)
      expect(words).not.to.equal(fill)
    })
  }

  it('the progress of an audit is filled', async () => {
    const { fill, page, own } = filled(
      await openScorecards('/scorecard/site-app/questions', answered()),
      '.coverage-fill',
    )
    expect(own).to.equal(true)
    expect(fill).not.to.equal(page)
  })

  it('the band scale shows its bands, the current one and the score', async () => {
    const app = await openScorecards('/scorecard/site-app/result', answered())
    for (const part of ['.bands li[data-current] .bands-bar', '.bands-marker']) {
      const { fill, page, own } = filled(app, part)
      expect([part, own]).to.deep.equal([part, true])
      expect(fill).not.to.equal(page)
    }
    expect(getComputedStyle(app.find('.bands-bar')).borderTopWidth).to.equal('1px')
  })
})
