import { expect } from '@open-wc/testing'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { usableCommands } from './usable-commands.ts'

const run = () => {}
const good = { id: 'export', title: 'Export', hint: 'As a table', inHelp: true, run }
const titles = (offered: unknown, app = 'sample') => usableCommands(app, offered).map(({ title }) => title)

describe('usableCommands', () => {
  it('lets commands pass in their order, without a word', () => {
    const warnings = caughtWarnings()
    expect(usableCommands('sample', [good, { id: 'print', title: 'Print', run }])).to.deep.equal([
      good,
      { id: 'print', title: 'Print', inHelp: false, run },
    ])
    expect(warnings).to.deep.equal([])
  })

  const hostile = {
    ...good,
    get title(): string {
      throw new Error('hostile')
    },
  }
  const bad: readonly unknown[] = [
    null,
    undefined,
    'Export',
    7,
    {},
    hostile,
    { ...good, hint: null },
    { ...good, title: undefined },
    { ...good, title: ' ' },
    { ...good, id: 7 },
    { ...good, run: 'run' },
  ]
  it('leaves out what is no command, and says so once', () => {
    const warnings = caughtWarnings()
    expect(titles([...bad, good])).to.deep.equal(['Export'])
    expect(warnings).to.deep.equal([
      'Mini-app sample offered 12 commands, of which 11 cannot be used: each needs an id of its own, a title and a function to run',
    ])
  })

  it('takes each id once, the first', () => {
    const warnings = caughtWarnings()
    expect(titles([good, { ...good, title: 'Export again' }])).to.deep.equal(['Export'])
    expect(warnings).to.have.length(1)
  })

  it('says so in a few lines, however often it is offered what cannot be used', () => {
    const warnings = caughtWarnings()
    for (let count = 0; count < 100; count++) usableCommands('loud', [null])
    expect(warnings).to.have.length(5)
  })

  it('takes nothing that is no list', () => {
    const warnings = caughtWarnings()
    expect(
      [undefined, 'all of them', { length: 3 }].map((offered) => titles(offered, 'other')),
    ).to.deep.equal([[], [], []])
    expect(warnings).to.have.length(3)
  })
})
