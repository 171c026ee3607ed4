import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../../../test/browser/sample-context.ts'
import { checkState } from '../../../../test/browser/state/check-state.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import type { Expression } from '../../../domain/audience/expression.ts'
import { island } from '../../bridge/island.tsx'
import { RequestError } from '../../bridge/request-json.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useResource } from '../../bridge/use-resource.ts'
import { addressOf, surveyInTests } from '../survey-in-tests.ts'
import { countedSurvey } from './counted-survey.ts'
import { SourceNote } from './source-note.tsx'
import type { TableWish } from '../../../domain/surveys/counting.ts'
import { encodeColumn, encodePeople, PEOPLE } from '../../../domain/surveys/store/column-bytes.ts'
import { encodeSlice } from '../../../domain/surveys/store/slice-bytes.ts'
import { surveyCalls } from './survey-calls.ts'
import { SurveyMemory } from './survey-memory.ts'
import type { SurveyHost } from './survey-host.ts'
import { useSurvey } from './use-survey.ts'

const HEAVY: Expression = { op: 'in', variable: 'tv', codes: [1] }
const OLDEST: Expression = { op: 'in', variable: 'age_band', codes: [6] }
const WISH: TableWish = {
  slices: ['GB-2026-H1', 'US-2026-H1'],
  weight: 'main',
  base: { op: 'all' },
  rows: [HEAVY],
  columns: [OLDEST],
}
const STORES = 'MXMZ_DATA_SOURCES_ACCESS'

const refused = () => Promise.reject(new Error('Nobody shall ask for this'))

/** An app that counts what stands in its route's query. */
async function mountCounting(
  server: ReturnType<typeof surveyInTests>,
  { permissions = [STORES], wish = WISH }: { permissions?: readonly string[]; wish?: TableWish } = {},
) {
  const Counting = () => {
    const tail = useMiniApp(({ route }) => route.tail)
    const survey = useSurvey(tail === '/away' ? null : { dataset: 'survey-2026', version: 1 })
    const table = useResource(survey.data ? tail : null, (signal) => survey.data!.count(wish, signal))
    const n = table.data?.cells.flat().map((cell) => cell?.n ?? '–')
    return (
      <>
        <output>{n?.join(' ') ?? table.error?.text ?? survey.error?.text ?? ''}</output>
        {survey.data && (
          <SourceNote dataset={survey.data.dataset} slices={wish.slices} weight={wish.weight} base="" />
        )}
      </>
    )
  }
  const app = await mountMiniApp(island(Counting), {
    context: {
      user: { ...sampleUser, id: crypto.randomUUID() },
      permissions: { prefix: '', agency: permissions, workspace: [], markets: {} },
    },
    portal: {
      fetch: async (input: string | URL | Request, init?: RequestInit) =>
        (await server.answer(input, init)) ?? new Response(null, { status: 404 }),
    },
    route: { tail: '/' },
  })
  await waitUntil(() => app.find('output').textContent !== '')
  return { app, text: () => app.find('output').textContent }
}

describe('a survey', () => {
  it('is counted in the worker where the licence and the person may have it there', async () => {
    const server = surveyInTests()
    const here = await mountCounting(server)
    expect(server.calls.filter((call) => call.endsWith('/columns')).toSorted()).to.deep.equal([
      'GET GB-2026-H1/columns',
      'GET US-2026-H1/columns',
    ])
    expect(server.calls).not.to.include('POST tables')
    const there = await mountCounting(server, { permissions: [] })
    expect(server.calls).to.include('POST tables')
    expect(there.text()).to.equal(here.text())
    expect(here.text()).to.match(/^\d+ \d+ \d+ 800$/)
  })

  it('loads a column once, and forgets all when the app is left', async () => {
    const server = surveyInTests()
    const { app, text } = await mountCounting(server)
    const loaded = server.calls.length
    await app.update({ route: { tail: '/again' } })
    await waitUntil(() => text() !== '')
    expect(server.calls).to.have.length(loaded)
    app.element.remove()
    await mountCounting(server)
    expect(server.calls).to.have.length(2 * loaded)
  })

  it('is counted on the server where an edition or a sensitive question is asked', async () => {
    const audiences = { 'a@1': HEAVY }
    const server = surveyInTests({ audiences })
    const saved: Expression = { op: 'audience', id: 'a', version: 1 }
    const { text } = await mountCounting(server, { wish: { ...WISH, rows: [saved] } })
    expect(server.calls).to.include('POST tables')
    const here = await mountCounting(server)
    expect(here.text()).to.equal(text())
  })

  it('is counted on the server where that gives no respondents out after all', async () => {
    const server = surveyInTests()
    const refusing = {
      ...server,
      answer: (input: string | URL | Request, init?: RequestInit) =>
        addressOf(input).includes('/columns')
          ? Promise.resolve(Response.json({ title: 'No', status: 403 }, { status: 403 }))
          : server.answer(input, init),
    }
    const { text } = await mountCounting(refusing)
    expect(server.calls).to.include('POST tables')
    expect(text()).to.match(/^\d+ \d+ \d+ 800$/)
  })

  it('says where a table is counted', () => {
    const source = { ...surveyInTests(), host: {} as SurveyHost, fetchColumns: refused, ask: refused }
    const saved: Expression = { op: 'audience', id: 'a', version: 1 }
    expect(countedSurvey({ ...source, opensStores: true }).isOnServer(WISH)).to.equal(false)
    expect(countedSurvey({ ...source, opensStores: true }).isOnServer({ ...WISH, rows: [saved] })).to.equal(
      true,
    )
    expect(countedSurvey({ ...source, opensStores: false }).isOnServer(WISH)).to.equal(true)
  })

  it('asks no server for segments of sensitive questions', async () => {
    const { dataset, frame } = surveyInTests()
    const asked: string[] = []
    const survey = countedSurvey({
      dataset,
      frame: frame.map((variable) => (variable.name === 'tv' ? { ...variable, sensitive: true } : variable)),
      opensStores: true,
      host: {} as SurveyHost,
      fetchColumns: refused,
      ask: (door) => {
        asked.push(door)
        return refused()
      },
    })
    const wish = { slices: WISH.slices, weight: 'main', base: WISH.base, features: ['tv'], k: 2, seed: 1 }
    const error: unknown = await survey.segments!(wish).catch((thrown: unknown) => thrown)
    expect(error).to.be.instanceOf(RequestError).with.property('status', 403)
    expect(asked).to.deep.equal([])
  })

  it('hides in the worker what the licence hides', async () => {
    const few: Expression = { op: 'range', variable: 'age', min: 80, max: 80 }
    const { text } = await mountCounting(surveyInTests(), {
      wish: { ...WISH, rows: [few], columns: [HEAVY] },
    })
    expect(text()).to.match(/^– /)
  })

  it('says beside a figure how it was computed', async () => {
    const { app } = await mountCounting(surveyInTests())
    const button = app.findAll('button').find(({ textContent }) => textContent === 'How computed')!
    button.focus()
    button.click()
    await waitUntil(() => app.findAll('dl').length === 1)
    expect(app.find('dl').textContent)
      .to.contain('Survey 2026, version 1')
      .and.contain('GB 2026-H1, US 2026-H1')
    await checkState(app, [
      'Survey 2026',
      'GB 2026-H1, US 2026-H1',
      'Main weight',
      'Census',
      '2026-01-01',
      'Invented respondents.',
    ])
  })
})

describe("the worker's memory", () => {
  const { stores, frame, dataset } = surveyInTests()
  const survey = { key: 'survey-2026@1', frame, slices: dataset.slices, weight: 'main' }
  const [slice] = stores.keys()
  const bytesOf = (...names: string[]) => {
    const { columns, people } = stores.get(slice!)!
    return encodeSlice([
      { name: PEOPLE, bytes: encodePeople(people) },
      ...names.map((name) => ({ name, bytes: encodeColumn(columns.get(name)!) })),
    ])
  }

  it('lets the oldest columns go once it is full', () => {
    const bytes = stores.get(slice!)!.people.words * 32
    const memory = new SurveyMemory(2.5 * bytes)
    memory.add(survey, slice!, bytesOf('sex', 'tv'))
    memory.stores(survey.key, [slice!], ['sex'])
    memory.add(survey, slice!, bytesOf('age_band').slice(bytesOf().length))
    expect(memory.missing(survey.key, [slice!], ['sex', 'tv', 'age_band'])).to.deep.equal([
      { slice, names: ['tv'] },
    ])
  })

  it('refuses what alone is too large', () => {
    expect(() => new SurveyMemory(10).add(survey, slice!, bytesOf('sex'))).to.throw('larger than a browser')
  })

  it('asks for the survey, then for its columns', () => {
    const calls = surveyCalls()
    const wish = { survey: survey.key, protection: 'floor' as const, asked: { ...WISH, slices: [slice!] } }
    expect(calls.tables(wish)).to.deep.equal({ missing: 'survey' })
    calls.open(survey)
    expect(calls.tables(wish)).to.deep.equal({ missing: [{ slice, names: [PEOPLE, 'tv', 'age_band'] }] })
    calls.load({ survey: survey.key, slice: slice!, bytes: bytesOf('tv', 'age_band') })
    expect(calls.tables(wish)).to.have.property('counted')
    expect(calls.regions({ ...wish, asked: { ...wish.asked, sets: [HEAVY] } })).to.have.property('counted')
  })
})
