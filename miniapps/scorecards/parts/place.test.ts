import { expect } from '@open-wc/testing'
import { auditPath, placeOf } from './place.ts'

describe('placeOf', () => {
  for (const [tail, place] of [
    ['/', { screen: 'overview' }],
    ['', { screen: 'overview' }],
    ['/summary', { screen: 'summary' }],
    ['/client', { screen: 'client' }],
    ['/import', { screen: 'import' }],
    ['/report', { screen: 'report' }],
    ['/scorecard/ppc/intro', { screen: 'intro', scorecardId: 'ppc' }],
    ['/scorecard/ppc', { screen: 'intro', scorecardId: 'ppc' }],
    ['/scorecard/site%2Fapp/questions', { screen: 'questions', scorecardId: 'site/app' }],
    ['/scorecard/100%/result/', { screen: 'result', scorecardId: '100%' }],
    ['/scorecard/ppc/second', { screen: 'second', scorecardId: 'ppc' }],
    ['/scorecard/ppc/elsewhere', { screen: 'nowhere' }],
  ] as const) {
    it(`reads "${tail}" as ${place.screen}`, () => expect(placeOf(tail)).to.deep.equal(place))
  }
})

it('writes addresses that it reads again', () => {
  const path = auditPath('/brands/b1/scorecards', 'site/app', 'questions', 'q 1')
  expect(path).to.equal('/brands/b1/scorecards/scorecard/site%2Fapp/questions?question=q%201')
})
