import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Assessors } from '../../../miniapps/domain/scorecards/assessors.ts'
import { agreedFields } from '../../../miniapps/domain/scorecards/compare-assessors.ts'
import type { DocumentRow, FoundDocument, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { answerPath } from '../../../miniapps/domain/scorecards/run-answers.ts'
import { evidencePath } from '../../../miniapps/domain/scorecards/run-evidence.ts'
import type { PastResult, Run, ScorecardOverview } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Task } from '../../../miniapps/domain/notifications/notice.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { social } from './reference/social.ts'
import { video } from './reference/video.ts'

const RUNS = '/documents/scorecard-run'
/** Nobody has audited it. */
const BRAND = 'brand-0100'
const AUDITS = `/scorecards/brands/${BRAND}/scorecards`

let made = 0
const random = () => `random-${++made}`

onOneDatabase((database) => {
  const call = callerOf(database)
  const start = (who: string, fields: object = {}) =>
    call(who, RUNS, {
      method: 'POST',
      json: { id: random(), place: BRAND, fields: { scorecard: 'video', ...fields } },
    })
  const answerAll = (who: string, id: string, level: (at: number) => number, { questions } = video) => {
    const changes = questions.map((question, at) => ({
      id: random(),
      path: answerPath(question.id, 'level'),
      base: null,
      value: level(at),
    }))
    return call(who, `${RUNS}/${id}`, { method: 'PATCH', json: { changes } })
  }
  const act = (who: string, id: string, action: string) =>
    call(who, `${RUNS}/${id}/actions`, { method: 'POST', json: { id: random(), action } })
  const submit = (who: string, id: string) => act(who, id, 'submit')
  const comment = (who: string, id: string) => {
    const json = { id: `comment-${random()}`, path: '', text: 'Look' }
    return call(who, `${RUNS}/${id}/comments`, { method: 'POST', json })
  }
  const assessors = async (who: string) => dataOf<Assessors>(await call(who, `${AUDITS}/video/assessors`))
  /** What the person is asked to decide about the brand. */
  const waits = async (who: string) =>
    dataOf<Task[]>(await call(who, '/notifications/tasks'))
      .filter(({ kind, path }) => kind === 'approval' && path.includes(`/${BRAND}/`))
      .map(({ title, detail, path }) => ({
        title,
        by: detail.split(' · ').at(-1),
        path: path.slice(path.indexOf('/scorecard/')),
      }))
  const inHand = async (who: string, scorecard = 'video') =>
    dataOf<{ run: Run | null }>(await call(who, `${AUDITS}/${scorecard}`)).run?.id

  /** Every way to a run by its id. */
  async function allWays(who: string, id: string) {
    const reads = ['', '/stream', '/history', '/versions', '/comments'].map((way) =>
      call(who, `${RUNS}/${id}${way}`),
    )
    return [
      ...(await Promise.all(reads)),
      await answerAll(who, id, () => 1),
      await submit(who, id),
      await comment(who, id),
    ]
  }
  /** What the person who answers in `own` gets for a file that was brought to another run. */
  const fileFrom = async (who: string, own: string, file: string) =>
    (await call.raw(who, `${RUNS}/${own}/files/${file}`)).status
  const bring = (who: string, id: string, file: string) => {
    const path = evidencePath(video.questions[0]!.id, 'files', file)
    const body = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
    const query = new URLSearchParams({ path, name: 'a.png' })
    const headers = { 'content-type': 'image/png' }
    return call(who, `${RUNS}/${id}/files?${query}`, { method: 'POST', body, headers })
  }
  const listed = async (who: string) =>
    dataOf<DocumentRow[]>(await call(who, `${RUNS}?place=${BRAND}`)).map(({ id }) => id)
  const found = async (who: string, [first, second]: readonly [string, string]) =>
    dataOf<FoundDocument[]>(await call(who, `/documents?agency=choreograph&brand=${BRAND}&q=video`))
      .map(({ id }) => id)
      .filter((id) => id === first || id === second)

  it('keeps two assessors blind to each other until both have submitted', async () => {
    assert.equal(problemOf(await start('planner', { kind: 'second' }), 409).code, 'assessors-first-missing')
    const first = dataOf<StoredDocument>(await start('planner'), 201).id
    await answerAll('planner', first, () => 2)
    const file = `proof-${random()}`
    dataOf(await bring('planner', first, file), 201)
    assert.equal(problemOf(await start('planner', { kind: 'second' }), 403).code, 'assessors-same-person')
    const second = dataOf<StoredDocument>(await start('admin', { kind: 'second' }), 201).id

    for (const [who, other] of [
      ['admin', first],
      ['planner', second],
    ] as const)
      for (const refused of await allWays(who, other))
        assert.equal(problemOf(refused, 403).code, 'assessors-blind')
    assert.deepEqual(
      [await inHand('planner'), await inHand('admin'), await inHand('developer')],
      [first, second, first],
    )
    assert.deepEqual([await listed('planner'), await listed('admin')], [[first], [second]])
    const both = [first, second] as const
    assert.deepEqual([await found('planner', both), await found('admin', both)], [[first], [second]])
    assert.equal(problemOf(await start('admin'), 403).code, 'assessors-blind')
    assert.equal((await assessors('admin')).you, 'second')
    assert.equal(await fileFrom('admin', second, file), 404, 'a file of the other run')
    for (const [who, id] of [
      ['planner', first],
      ['admin', second],
    ] as const)
      assert.equal(problemOf(await act(who, id, 'upgrade'), 409).code, 'assessors-same-version')

    await answerAll('admin', second, (at) => (at === 0 ? 4 : at % 2 ? 2 : 1))
    dataOf(await submit('planner', first))
    const overview = async (who: string) =>
      dataOf<ScorecardOverview[]>(await call(who, AUDITS)).find(({ id }) => id === 'video')!.last
    assert.deepEqual([await overview('admin'), (await overview('planner'))?.score], [null, 50])
    assert.deepEqual(dataOf<PastResult[]>(await call('admin', `${AUDITS}/history`)), [])
    problemOf(await call('admin', `${RUNS}/${first}`), 403)
    assert.equal((await assessors('planner')).compared, null)
    assert.equal(problemOf(await start('developer', { kind: 'agreed' }), 409).code, 'assessors-not-submitted')

    const [question] = video.questions
    const proof = { id: random(), path: answerPath(question!.id, 'evidence'), base: null, value: 'Seen' }
    await call('admin', `${RUNS}/${second}`, { method: 'PATCH', json: { changes: [proof] } })
    dataOf(await submit('admin', second))
    for (const [who, other] of [
      ['admin', first],
      ['planner', second],
    ] as const) {
      dataOf(await call(who, `${RUNS}/${other}`))
      assert.equal(await inHand(who), first, 'the second never counts')
    }
    assert.equal(await fileFrom('admin', second, file), 200)
    assert.deepEqual(await waits('developer'), [], 'what both agree on is approved, not the first alone')
    const { compared, first: byPlanner, second: byAdmin } = await assessors('planner')
    assert.deepEqual([byPlanner?.isYou, byAdmin?.isYou], [true, false])
    assert.equal(compared!.shared, video.questions.length)
    assert.equal(typeof compared!.kappa, 'number')
    assert.equal(problemOf(await start('developer', { kind: 'second' }), 409).code, 'assessors-second-taken')

    const fields = agreedFields(compared!.answers, { [question!.id]: 'second' })
    const agreed = dataOf<StoredDocument>(await start('planner', { kind: 'agreed', ...fields }), 201)
    assert.equal(agreed.fields[answerPath(question!.id, 'evidence')]?.value, 'Seen')
    dataOf(await submit('planner', agreed.id))
    assert.deepEqual(await waits('developer'), [
      { title: 'Video audit · agreed', by: 'Maya Lindqvist', path: `/scorecard/video/result/${agreed.id}` },
    ])
    assert.deepEqual([await inHand('planner'), await inHand('admin')], [agreed.id, agreed.id])
    assert.equal((await assessors('admin')).agreed?.status, 'submitted')
    assert.equal(problemOf(await start('admin', { kind: 'agreed' }), 409).code, 'assessors-agreed-taken')

    dataOf(await act('developer', agreed.id, 'approve'))
    assert.deepEqual(await waits('developer'), [], 'the first is settled by what was agreed')

    const again = dataOf<StoredDocument>(await start('planner'), 201).id
    await answerAll('planner', again, () => 3)
    dataOf(await submit('planner', again))
    assert.equal((await waits('admin')).length, 1)
    dataOf(await start('admin', { kind: 'second' }), 201)
    assert.deepEqual([await waits('admin'), await waits('developer')], [[], []], 'nobody approves half of it')
    assert.deepEqual([await inHand('planner'), (await overview('planner'))?.score], [again, 75])
  })

  it('begins beside the newest audit, though the second assessor of the last one never submitted', async () => {
    const last = dataOf<StoredDocument>(await start('planner', { scorecard: 'social' }), 201).id
    const left = dataOf<StoredDocument>(await start('admin', { scorecard: 'social', kind: 'second' }), 201)
    assert.equal(left.fields['firstRun']?.value, last)
    await answerAll('planner', last, () => 2, social)
    dataOf(await submit('planner', last))
    const next = dataOf<StoredDocument>(await start('planner', { scorecard: 'social' }), 201).id
    const { id, fields } = dataOf<StoredDocument>(
      await start('developer', { scorecard: 'social', kind: 'second' }),
      201,
    )
    assert.equal(fields['firstRun']?.value, next)
    assert.equal(await inHand('developer', 'social'), id)
  })
})
