import { expect } from '@open-wc/testing'
import { textOf } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import type { SheetRow } from '../../domain/document/sheet.ts'
import { planInTests, tvLine } from '../../domain/plans/plan-in-tests.ts'
import { linesOf } from '../../domain/plans/plan-line.ts'
import type { ActionTools } from '../../kit/actions/action.ts'
import { ADDING_ACTIONS, LINE_ACTIONS } from './line-actions.ts'
import type { PlanHands } from './use-plan-hands.ts'

/** Values that an action sets, with a package and its two lines ticked, of which the last is locked. */
function putBy(key: string): Readonly<Record<string, Json>> {
  let values: Readonly<Record<string, Json>> = {}
  const all = linesOf(
    planInTests([
      { name: 'Package' },
      tvLine(1, { parent: 'l1' }),
      tvLine(2, { parent: 'l1', locked: true }),
    ]),
  )
  const hands = {
    world: { at: { all } },
    ticked: new Set(all.map(({ id }) => id)),
    put: (put: typeof values) => (values = put),
    lead: () => {},
  } as unknown as PlanHands
  const action = [...ADDING_ACTIONS, ...LINE_ACTIONS].find((each) => each.key === key)!
  void action.run!({} as ActionTools, hands)
  return values
}

describe('actions of chosen lines', () => {
  it('puts copies of lines into the copy of their package', () => {
    const [first, ...lines] = Object.entries(putBy('duplicate-lines')) as [string, SheetRow][]
    expect(first![1]).not.to.have.property('parent')
    expect(lines.map(([, row]) => `lines/${textOf(row['parent'])}`)).to.deep.equal([first![0], first![0]])
  })

  it('leaves locked lines out of a new package', () => {
    expect(Object.keys(putBy('add-package')))
      .to.include('lines/l2/parent')
      .and.not.include('lines/l3/parent')
  })
})
