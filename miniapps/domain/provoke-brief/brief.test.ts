import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import { affordable } from './affordable.ts'
import { BRIEF } from './brief.ts'
import { completeness } from './completeness.ts'
import { type Brief, contradictions } from './contradictions.ts'
import { findingsOf } from './findings-of.ts'
import { pastedBrief, plainText } from './pasted-brief.ts'
import { smart } from './smart.ts'
import { workingDays } from './working-days.ts'

const codes = (found: readonly { code: string; severity: string }[]) =>
  found.map(({ code, severity }) => (severity === 'warning' ? `${code}?` : code))

describe('a brief', () => {
  it('[Provoke brief 1, BR1] says what an objective lacks', () => {
    const none = ['metric-missing', 'baseline-missing?', 'target-missing', 'date-missing']
    assert.deepEqual(codes(smart({ objective: {}, start: '2026-04-01' })), none)
  })

  it('[Provoke brief 1] holds an objective against its start, its baseline and its direction', () => {
    const objective = {
      metric: 'Sales',
      baseline: 10,
      target: 12,
      direction: 'up',
      date: '2026-06-30',
    } as const
    const of = (more: object) => codes(smart({ objective: { ...objective, ...more }, start: '2026-04-01' }))
    assert.deepEqual(of({}), [])
    assert.deepEqual(of({ date: '2026-03-31' }), ['date-before-start'])
    assert.deepEqual(of({ target: 10 }), ['target-is-baseline'])
    assert.deepEqual(of({ target: 8 }), ['target-wrong-way'])
    assert.deepEqual(of({ target: 12, direction: 'down' }), ['target-wrong-way'])
    assert.deepEqual([of({ target: 20 }), of({ target: 20.1 })], [[], ['more-than-double?']])
  })

  it('[Provoke brief 1, BR2] cannot afford more reach than its budget pays', () => {
    const asked = { universe: 10_000_000, reach: 60, frequency: 4, cpm: 1000, budget: 20_000_000 }
    const found = affordable(asked)
    near(found, { impressions: 24_000_000, cost: 24_000_000, share: 0.833333, possible: false })
    assert.equal(affordable({ ...asked, budget: 21_600_000 }).possible, true)
  })

  it('[Provoke brief 1, BR3] counts working days, the first day out, the last one in', () => {
    assert.equal(workingDays({ after: '2026-03-02', until: '2026-03-16' }), 10)
    const holidays = ['2026-04-03', '2026-04-06']
    assert.equal(workingDays({ after: '2026-04-01', until: '2026-04-08', holidays }), 3)
  })

  it('[Provoke brief 1] is complete where each answer has eight words that say something', () => {
    const strong = 'We sell four in ten bottles in Britain'
    assert.deepEqual(
      completeness({ now: strong, want: strong, doing: strong, who: strong, arrived: strong }),
      {
        share: 1,
        weak: [],
      },
    )
    const { share, weak } = completeness({
      now: strong,
      want: `TBC tbd n/a - ... ${strong.slice(0, -8)}`,
      who: '?',
    })
    near(share, 0.2)
    assert.deepEqual(weak, ['want', 'doing', 'who', 'arrived'])
  })

  const split = (...amounts: number[]) => amounts.map((amount, at) => ({ channel: `c${at}`, amount }))
  const budgetOf = (total: number, ...amounts: number[]): Brief => ({
    budget: { total, currency: 'EUR', split: split(...amounts) },
  })

  it('[Provoke brief 3] misses a cent of its split', () => {
    assert.deepEqual(codes(contradictions(budgetOf(10_000_000, 4_000_000, 5_999_999))), ['split-sum'])
    assert.deepEqual(codes(contradictions(budgetOf(10_000_000, 4_000_000, 6_000_000))), [])
    assert.deepEqual(codes(contradictions(budgetOf(10_000_000))), [])
  })

  it('[Provoke brief 1] names all its contradictions in one order', () => {
    const reach = { percent: 60, frequency: 4, cpm: 1000 }
    const audience = { ageMin: 50, ageMax: 18, universe: 10_000_000 }
    const worst: Brief = {
      budget: { total: 0, currency: 'EUR', split: [{ channel: 'tv', amount: 5, currency: 'USD' }] },
      start: '2026-04-08',
      end: '2026-04-01',
      approval: '2026-04-01',
      audience,
      reach,
      mandatory: ['tv'],
      excluded: ['tv'],
      objectives: [{}, {}, {}, {}],
      leadDays: { tv: 6 },
    }
    const fits = ['end-before-start', 'mandatory-excluded', 'age-range']
    const more = ['short-lead?', 'many-objectives?']
    const money = ['currency-mixed', 'no-money']
    assert.deepEqual(codes(contradictions(worst)), [...money, ...fits, 'unaffordable', ...more])
    const beyond = { ...worst, reach: { ...reach, percent: 101 } }
    assert.deepEqual(codes(contradictions(beyond)), [...money, ...fits, 'reach-over-100', ...more])
    assert.equal(codes(contradictions({ ...worst, leadDays: { tv: 5 } })).includes('short-lead?'), false)
    assert.deepEqual(contradictions({}), [])
  })

  const ready = {
    title: 'Spring',
    'objectives/1/metric': 'Sales',
    'objectives/1/target': 12,
    'objectives/1/date': '2026-06-30',
  }
  const problems = (body: object) =>
    BRIEF.actions['submit']!.problems!(body as never, null).map(({ path, code }) => `${path} ${code}`)

  it('[Provoke brief 2] is not submitted with an error, nor with a warning without a reason', () => {
    assert.deepEqual(problems({}), ['title title-missing', 'objectives objective-missing'])
    assert.deepEqual(problems(ready), ['reasons/baseline-missing.1 reason-missing'])
    const reasoned = { ...ready, 'reasons/baseline-missing.1': 'Nobody has measured it yet' }
    assert.deepEqual(problems(reasoned), [])
    assert.deepEqual(problems({ ...reasoned, 'reach/percent': 101 }), ['reach/percent reach-over-100'])
  })

  it('places each finding at the field that mends it', () => {
    const both = { 'channels/tv/mandatory': true, 'channels/tv/excluded': true }
    const [warning, excluded] = findingsOf({ ...ready, ...both })
    assert.deepEqual([warning!.path, excluded!.path], ['objectives/1/baseline', 'channels/tv/excluded'])
  })

  it('[Provoke brief 4] is closed once it is approved; a change begins a new version', () => {
    assert.equal(BRIEF.statuses.open.includes('approved'), false)
    assert.deepEqual(BRIEF.actions['revise'], { from: ['approved'], to: 'draft' })
    assert.equal(BRIEF.actions['delete']!.problems!({ approvals: 1 }, null).length, 1)
  })

  const HEADINGS = { now: 'Now?', want: 'Goal', doing: 'Doing', who: 'Who', arrived: 'Arrived' }

  it('[Provoke brief 7] is plain text where HTML was pasted', () => {
    const html =
      '<style>p{}</style><h2>1. NOW</h2><p>A &amp; B<br>lead &lt;b&gt;</p><script>x()</script><ul><li>One</li></ul>'
    assert.equal(plainText(html), '1. NOW\nA & B\nlead <b>\nOne')
    assert.deepEqual(pastedBrief(`<p>Hello</p><h2>Goal</h2><p>Ten <b>percent</b></p>${html}`, HEADINGS), {
      'client/now': 'Hello\nA & B\nlead <b>\nOne',
      'client/want': 'Ten percent',
    })
    assert.equal(plainText('1 < 2 and 3 > 2 &#8364;&#x110000; &nope;'), '1 < 2 and 3 > 2 €&#x110000; &nope;')
  })

  it('takes of its own file what a brief can hold', () => {
    const fields = { title: 'Spring', 'budget/total': -1, approvals: 4, nonsense: true }
    assert.deepEqual(pastedBrief(JSON.stringify({ type: 'brief', fields }), HEADINGS), { title: 'Spring' })
  })
})
