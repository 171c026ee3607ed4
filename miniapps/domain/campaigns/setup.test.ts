import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Body } from '../document/change.ts'
import { freeName } from '../planning/names/free-name.ts'
import { briefDifferences, campaignFromBrief } from './campaign-from-brief.ts'
import { campaignProblems } from './campaign-problems.ts'
import { clonedCampaign } from './cloned-campaign.ts'
import {
  chosenTemplate,
  compiledName,
  HOUSE_TEMPLATE,
  namedBy,
  type OfferedTemplate,
  offeredTemplates,
  readBack,
} from './naming.ts'
import { templateFields, templateOf } from './naming-template.ts'
import { flightsOf, splitMended } from './shared-out.ts'
import { doneSteps } from './steps.ts'

const NAMED: Body = {
  code: 'Spring 26',
  markets: ['GB'],
  start: '2026-03-01',
  end: '2026-04-30',
  'naming/objective': 'AWR',
}
const thirds = (amount: number): Body =>
  Object.fromEntries([1, 2, 3].map((each) => [`split/${each}/amount`, amount]))

describe('the name of a campaign', () => {
  it('[Campaigns setup 1] compiles from its fields, and parses back', () => {
    assert.deepEqual(compiledName(NAMED, 'Acmé', HOUSE_TEMPLATE), { name: 'GB-ACME-SPRING26-AWR-20260301' })
    assert.deepEqual(readBack('GB-ACME-SPRING26-AWR-20260301', HOUSE_TEMPLATE), {
      market: 'GB',
      brand: 'ACME',
      code: 'SPRING26',
      objective: 'AWR',
      start: '2026-03-01',
    })
  })

  it('[Campaigns setup 4] gets -02 where it is taken, and still parses back', () => {
    const name = freeName({ name: 'GB-ACME-SPRING26-AWR-20260301', taken: ['gb-acme-spring26-awr-20260301'] })
    assert.equal(name, 'GB-ACME-SPRING26-AWR-20260301-02')
    assert.equal(readBack(name, HOUSE_TEMPLATE)?.['code'], 'SPRING26')
    assert.equal(readBack('nothing of the kind', HOUSE_TEMPLATE), null)
  })
})

describe('the template of a name', () => {
  const offered = (id: string | null, version: number | null): OfferedTemplate => ({
    id,
    version,
    name: '',
    title: String(id),
    template: HOUSE_TEMPLATE,
  })
  const [house, newest, before] = [offered(null, null), offered('a', 4), offered('a', 2)]

  it('stays in the version that the campaign was named by', () => {
    const body = { ...NAMED, ...namedBy(before) }
    const templates = [...offeredTemplates([newest, before], body), house]
    assert.equal(chosenTemplate(templates, body), before)
    assert.deepEqual(offeredTemplates([newest, before], NAMED), [newest])
  })

  it("is the house's own where that was chosen, whatever the agency has", () => {
    assert.equal(chosenTemplate([newest, house], { ...NAMED, ...namedBy(house) }), house)
    assert.equal(chosenTemplate([newest, house], NAMED), undefined)
  })

  it('takes a campaign of several markets, whichever single ones it allows', () => {
    const template = templateOf({ 'tokens/1/name': 'market', 'tokens/1/allowed': ['GB', 'DE'] })
    assert.deepEqual(compiledName({ ...NAMED, markets: ['GB', 'DE'] }, '', template), { name: 'INT' })
  })
})

describe('the money of a campaign', () => {
  it('[Campaigns setup 2] refuses three of 33.33 for 100.00, and mends them to 33.34 33.33 33.33', () => {
    const body = { ...thirds(3333), 'budget/total': 10_000 }
    assert.ok(campaignProblems(body).some(({ code }) => code === 'split-sum'))
    const mended = splitMended(body)!
    assert.deepEqual(Object.values(mended), [3334, 3333, 3333])
    assert.ok(!campaignProblems({ ...body, ...mended }).some(({ code }) => code === 'split-sum'))
    assert.equal(splitMended(thirds(1)), null)
  })

  it('makes flights by month that sum to each line of the split', () => {
    const body = { ...NAMED, 'split/1/amount': 100, 'split/1/market': 'GB', 'flights/4/amount': 1 }
    const flights = flightsOf(body, 'month')!
    assert.deepEqual(flights['flights/5/start'], '2026-03-01')
    assert.deepEqual([flights['flights/5/amount'], flights['flights/6/amount']], [51, 49])
    assert.equal(flightsOf({ ...body, end: null }, 'month'), null)
  })
})

describe('where a campaign comes from', () => {
  const brief: Body = {
    title: 'Spring',
    'client/want': 'Be first',
    'audience/name': 'Light buyers',
    'objectives/2/metric': 'Awareness',
    'objectives/2/target': 40,
    'reasons/baseline-missing.2': 'New',
    'budget/total': 100,
    'budget/currency': 'GBP',
    'channels/tv/amount': 60,
    'channels/search/amount': 40,
    start: '2026-03-01',
  }

  it('takes over the head, the objectives and the channels of a brief', () => {
    const campaign = campaignFromBrief(brief)
    assert.equal(campaign['objective'], 'Be first')
    assert.equal(campaign['kpis/2/target'], 40)
    assert.equal(campaign['reasons/baseline-missing.2'], 'New')
    assert.deepEqual([campaign['split/1/touchpoint'], campaign['split/2/amount']], ['TV', 40])
    assert.ok(!('end' in campaign))
  })

  it('says what has moved away from the brief', () => {
    const moved = { ...campaignFromBrief(brief), 'budget/total': 90 }
    const differing = briefDifferences(brief, moved).filter(({ isSame }) => !isSame)
    assert.deepEqual(
      differing.map(({ path, brief, campaign }) => [path, brief, campaign]),
      [['budget/total', 100, 90]],
    )
  })

  it('is cloned without its name, approvals and files', () => {
    const body = { ...NAMED, name: 'X', approvals: 2, 'attached/links/1': 'x', title: 'Spring' }
    assert.deepEqual(clonedCampaign(body, 'Copy of Spring'), { ...NAMED, title: 'Copy of Spring' })
  })
})

it('counts a step as done once nothing of it stands in the way', () => {
  assert.deepEqual([...doneSteps({})], [])
  assert.ok(doneSteps({ 'budget/total': 1, 'budget/currency': 'GBP' }).has('budget'))
})

it('makes fields of a template that lead back to it', () => {
  assert.deepEqual(templateOf(templateFields(HOUSE_TEMPLATE)), HOUSE_TEMPLATE)
})
