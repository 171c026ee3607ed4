import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fittedCurve } from '../../../miniapps/domain/curves/fitted-curve.ts'
import type { ApprovedCurve, ObservedPoint } from '../../../miniapps/domain/curves/wire.ts'
import type { References, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import type { Notice } from '../../../miniapps/domain/notifications/notice.ts'
import { bestCurve } from '../../../miniapps/domain/planning/curves/best-curve.ts'
import { curveOutliers } from '../../../miniapps/domain/planning/curves/curve-outliers.ts'
import { type Curve, shapeOf } from '../../../miniapps/domain/planning/curves/curve.ts'
import { effectiveAt } from '../../../miniapps/domain/planning/touchpoints/library.ts'
import { fitCurve } from '../../../miniapps/domain/planning/curves/fit-curve.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import {
  CURVE_MARKETS,
  CURVE_TOUCHPOINTS,
  curveTruth,
  observedPoints,
  OUTLIERS,
} from '../../world/planning/curve-truths.ts'

describe('[RF curves 5] the sample', () => {
  for (const touchpoint of CURVE_TOUCHPOINTS)
    it(`shows what ${touchpoint} was made from, and what was entered wrong`, () => {
      for (const market of CURVE_MARKETS) {
        const truth = curveTruth(touchpoint, market)
        const all = observedPoints(touchpoint, market).map(({ x, reach }): [number, number] => [x, reach[0]!])
        const found = curveOutliers({ points: all, family: truth.family })
        const wrong = 'outliers' in found ? found.outliers.map(({ row }) => row) : []
        const planted = OUTLIERS[`${touchpoint}.${market}`]
        assert.deepEqual(wrong, planted ? [planted] : [], market)
        const points = all.filter((_, at) => !wrong.includes(at + 1))
        const best = bestCurve({ points })
        assert.equal('family' in best && best.family, truth.family, market)
        const fit = fitCurve({ points, family: truth.family })
        assert.ok('params' in fit)
        assert.ok(Math.abs(fit.params['max']! - truth.max) <= (truth.family === 'hill' ? 3 : 1), market)
        const [found1, truth1] = [shapeOf({ family: truth.family, ...fit.params } as Curve), shapeOf(truth)]
        for (let x = points[0]![0]; x <= points.at(-1)![0]; x += 5)
          assert.ok(Math.abs(found1.reach(x) - truth1.reach(x)) <= 1, `${market} at ${x}`)
      }
    })
})

onEachDatabase((database) => {
  const call = callerOf(database)
  const ACME = 'brand-2001'
  const at = `/curves/${ACME}`
  const POINTS: ObservedPoint[] = [
    [50, 17.2802],
    [100, 31.0474],
    [300, 63.263],
  ].map(([x, reach]) => ({ x: x!, reach: [reach!], cost: null, date: null }))

  const made = async (place = 'choreograph') => {
    const id = crypto.randomUUID()
    const fields = {
      market: 'GB',
      touchpoint: 'NEW',
      audience: 'Adults',
      unit: 'grp',
      family: 'exponential',
      universe: 1000,
    }
    dataOf(await call('planner', '/documents/curve', { method: 'POST', json: { id, place, fields } }), 201)
    return id
  }
  const add = (id: string, points: readonly ObservedPoint[], who = 'planner') =>
    call(who, `${at}/points?curve=${id}`, { method: 'POST', json: { points } })
  const act = (who: string, id: string, action: string) =>
    call(who, `/documents/curve/${id}/actions`, { method: 'POST', json: { id: crypto.randomUUID(), action } })
  const setPoints = async (id: string, set: number) =>
    dataOf(
      await call('planner', `/documents/curve/${id}`, {
        method: 'PATCH',
        json: { changes: [{ id: crypto.randomUUID(), path: 'points', base: null, value: set }] },
      }),
    )
  const approved = async (who: string, query = '') =>
    dataOf<ApprovedCurve[]>(await call(who, `${at}/approved${query}`))

  it('[C5] takes no points that fall, names the row, and keeps nothing of them', async () => {
    const id = await made()
    const problem = problemOf(await add(id, [POINTS[2]!, { ...POINTS[2]!, x: 400, reach: [50] }]), 400)
    assert.deepEqual(
      [problem.code, problem['fault'], problem['values']],
      ['curve-points-faulty', 'reach-falls', { row: 2, fault: 'reach-falls' }],
    )
    const rising = problemOf(await add(id, [{ ...POINTS[0]!, reach: [17, 500] }]), 400)
    assert.equal(rising['fault'], 'reach-range')
    assert.deepEqual(dataOf(await add(id, POINTS), 201), { set: 1 })
    assert.deepEqual(dataOf(await call('planner', `${at}/points?curve=${id}&set=1`)), POINTS)
  })

  it('[RF curves 2] [RF curves 3] is fitted when somebody else approves it', async () => {
    const id = await made()
    assert.equal((await act('developer', id, 'approve')).status, 409, 'without points')
    await add(id, POINTS)
    await setPoints(id, 1)
    dataOf(await act('planner', id, 'ask'))
    assert.equal(problemOf(await act('planner', id, 'approve'), 403).code, 'document-of-oneself')
    const { result, version } = dataOf<StoredDocument>(await act('developer', id, 'approve'))
    const { fit } = result as unknown as { fit: { max: number; k: number; observed: number } }
    assert.ok(Math.abs(fit.max - 85) < 0.01 && Math.abs(fit.k - 220) < 0.1)
    assert.equal(fit.observed, 300)
    const [curve] = await approved('planner', '?touchpoint=NEW')
    assert.deepEqual([curve!.id, curve!.version, curve!.name, curve!.fit], [id, version, 'v1', fit])
    assert.equal(problemOf(await add(id, POINTS), 409).code, 'curve-not-draft')
  })

  it('stays the work of who made it where somebody else asks for approval', async () => {
    const id = await made()
    await add(id, POINTS)
    await setPoints(id, 1)
    dataOf(await act('developer', id, 'ask'))
    assert.equal(problemOf(await act('planner', id, 'approve'), 403).code, 'document-of-oneself')
    const asked = async (who: string) =>
      dataOf<Notice[]>(await call(who, '/notifications')).filter(({ kind, path, isRead }) => {
        return kind === 'document-submitted' && path.endsWith(id) && !isRead
      }).length
    assert.deepEqual([await asked('planner'), await asked('developer'), await asked('admin')], [0, 0, 1])
    dataOf(await act('developer', id, 'approve'))
    dataOf(await act('planner', id, 'revise'))
    assert.equal(await asked('admin'), 0, 'nobody has asked for the next version yet')
  })

  it('that was retired stays so while it is revised, until it is approved anew', async () => {
    const id = await made()
    await add(id, POINTS)
    await setPoints(id, 1)
    const { version } = dataOf<StoredDocument>(await act('developer', id, 'approve'))
    for (const action of ['retire', 'revise']) dataOf(await act('developer', id, action))
    const names = async () =>
      (await approved('planner')).filter((curve) => curve.id === id).map(({ name }) => name)
    assert.deepEqual(await names(), [])
    const pinned = await call('planner', `${at}/pinned?pin=${id}:${version}&pin=${id}:1`)
    assert.deepEqual(
      dataOf<ApprovedCurve[]>(pinned).map(({ name }) => name),
      ['v1'],
      'for what was computed with it',
    )
    dataOf(await act('planner', id, 'approve'))
    assert.deepEqual(await names(), ['v2'])
  })

  it('[Touchpoints configuration 3] has a version for each of its days', async () => {
    const versions = await approved('planner', '?market=GB&touchpoint=TV')
    const on = (date: string) =>
      versions.find(({ version }) => version === effectiveAt({ versions, date }))!.name
    assert.deepEqual([on('2026-03-31'), on('2026-04-01')], ['v1', 'v2'])
    for (const [place, { id, fit }] of versions.entries()) {
      const set = versions.length - place
      const points = dataOf<ObservedPoint[]>(await call('planner', `${at}/points?curve=${id}&set=${set}`))
      assert.deepEqual(fittedCurve({ points, family: fit.family }), { curve: fit }, `set ${set}`)
    }
  })

  it('tells a scenario that a newer version of its curve is there, and the curve of the scenario', async () => {
    const { from } = dataOf<References>(
      await call('planner', `/documents/scenario/scenario-${ACME}/references`),
    )
    const tv = from.find(({ id }) => id === 'curve-TV-GB')!
    assert.deepEqual([tv.name, tv.newest!.name], ['v1', 'v2'])
    assert.ok(tv.newest!.version > tv.version!)
    const names = async (who: string) =>
      dataOf<References>(await call(who, '/documents/curve/curve-OLV-GB/references'))
        .to.filter(({ type }) => type === 'scenario')
        .map(({ id }) => id)
    assert.deepEqual((await names('planner')).toSorted(), ['scenario-brand-2001', 'scenario-brand-2004'])
    assert.ok((await names('admin')).includes('scenario-brand-2005'))
    await database().run(`insert into document select (jsonb_populate_record(document,
      jsonb_build_object('id', 'rival-' || n, 'updated_at', '2090-01-01T00:00:00Z'))).*
      from document, generate_series(1, 200) as n where id = 'scenario-brand-2005'`)
    assert.equal((await names('planner')).length, 2, 'a rival’s newer ones leave no room')
    await database().run(`delete from document where id like 'rival-%'`)
  })

  it('of a client is none of a rival’s, whatever is asked', async () => {
    const id = await made(ACME)
    await add(id, POINTS)
    await setPoints(id, 1)
    dataOf(await act('planner', id, 'ask'))
    const notices = dataOf<Notice[]>(await call('developer', '/notifications'))
    assert.ok(notices.some(({ path }) => path === `/brands/${ACME}/rf-curves-admin/${id}`))
    dataOf(await act('developer', id, 'approve'))
    assert.ok((await approved('planner')).some((curve) => curve.id === id && curve.own))
    const versions = `/documents/curve/${id}/versions`
    for (const name of ['Best', 'v9'])
      problemOf(await call('planner', versions, { method: 'POST', json: { name } }), 409)
    dataOf(await act('planner', id, 'revise'))
    problemOf(await call('planner', versions, { method: 'POST', json: { name: 'v9' } }), 409)
    dataOf(await call('planner', versions, { method: 'POST', json: { name: 'Best' } }), 201)
    const rival = dataOf<ApprovedCurve[]>(await call('admin', '/curves/brand-2005/approved'))
    assert.ok(rival.length > 20 && rival.every(({ own }) => !own) && !rival.some((curve) => curve.id === id))
    problemOf(await call('admin', `/curves/brand-2005/points?curve=${id}&set=1`), 404)
    problemOf(await call('planner', '/curves/brand-2005/approved'), 403)
  })
})
