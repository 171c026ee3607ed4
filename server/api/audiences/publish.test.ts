import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type { Edition } from '../../../miniapps/domain/audience/edition.ts'
import { nodeChanges } from '../../../miniapps/domain/audience/node-changes.ts'
import { parsed } from '../../../miniapps/domain/audience/parsed-in-tests.ts'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import type { StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import type { CountedTable } from '../../../miniapps/domain/surveys/counting.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const [COLA, WATER, RIVAL] = ['brand-2001', 'brand-2004', 'brand-2005']
const SURVEY = { dataset: 'survey-2026', version: 1, weight: 'main', 'slices/GB-2026-H1': true }
const MEMBERS = { dataset: 'acme-members', version: 1, weight: 'members', 'slices/GB-2026-H1': true }

const nodes = (text: string) => nodeChanges(parsed(text), {}, () => crypto.randomUUID())

onEachDatabase((database) => {
  const call = callerOf(database)
  const draft = async (
    text: string,
    { title = 'Draft', place = COLA, ...fields }: Body & { place?: string } = {},
  ) => {
    const id = `audience-${crypto.randomUUID()}`
    const body = { title, ...SURVEY, ...nodes(text), ...fields }
    dataOf(
      await call('admin', '/documents/audience', { method: 'POST', json: { id, place, fields: body } }),
      201,
    )
    return id
  }
  const act = (id: string, action: string, who = 'admin') =>
    call(who, `/documents/audience/${id}/actions`, {
      method: 'POST',
      json: { id: crypto.randomUUID(), action },
    })
  const edition = async (id: string, version = 1, brand = COLA) =>
    dataOf<Edition>(await call('admin', `/audiences/${brand}/${id}/${version}`))
  const published = async (text: string, fields?: Body & { place?: string }) => {
    const id = await draft(text, fields)
    dataOf(await act(id, 'publish'))
    return id
  }
  before(() => database().run('delete from dataset_released'))

  it('is counted on the server as the survey is, and never changes', async () => {
    const id = await published('tv = 1', { title: 'Heavy TV', 'tags/a': 'tv' })
    const first = await edition(id)
    const [cells] = dataOf<CountedTable>(
      await call('admin', '/datasets/choreograph/survey-2026/1/tables', {
        method: 'POST',
        json: {
          rows: [parsed('tv = 1')],
          columns: [],
          base: { op: 'all' },
          slices: ['GB-2026-H1'],
          weight: 'main',
        },
      }),
    ).cells
    const { n, w, q, universe } = first
    assert.deepEqual({ n, w, q, universe }, cells![0])
    assert.ok(Math.abs(universe - 0.3535 * 53_000) < 0.015 * 53_000)
    assert.ok(first.margin! > 0.005 && first.margin! < 0.015)
    assert.deepEqual(
      [first.key, first.flag, first.markets, first.tags, first.engine, first.forPlan],
      ['{"op":"in","variable":"tv","codes":[1]}', '', ['GB'], ['tv'], 1, 'yes'],
    )
    dataOf(await act(id, 'revise'))
    const { fields } = dataOf<StoredDocument>(await call('admin', `/documents/audience/${id}`))
    const changes = Object.entries(nodeChanges(parsed('tv IN (1, 2)'), fields, () => 'new')).map(
      ([path, value]) => ({
        id: crypto.randomUUID(),
        path,
        base: fields[path]?.value ?? null,
        value,
      }),
    )
    dataOf(await call('admin', `/documents/audience/${id}`, { method: 'PATCH', json: { changes } }))
    const { result } = dataOf<StoredDocument>(await act(id, 'publish'))
    const [old, second] = [await edition(id), await edition(id, 2)]
    assert.deepEqual([old.universe, old.latest, second.latest], [universe, 2, 2])
    assert.ok(second.n > n)
    assert.equal((result as { n: number }).n, second.n)
  })

  it('is not published unfinished, of unknown questions, or where its number is hidden', async () => {
    const unfinished = problemOf(
      await act(await draft('tv = 1', { 'nodes/x/op': 'in', 'nodes/x/parent': 'root' }), 'publish'),
      409,
    )
    assert.deepEqual(
      (unfinished['problems'] as { code: string }[]).map(({ code }) => code),
      ['rule-unfinished'],
    )
    assert.equal(
      problemOf(await act(await draft('nothing = 1'), 'publish'), 400).code,
      'dataset-question-unknown',
    )
    const few = await act(await draft('age BETWEEN 16 AND 16 AND handed = 1 AND tv = 1'), 'publish')
    assert.equal(problemOf(few, 409).code, 'audience-hidden')
  })

  it('resolves references to the edition that they pin, and keeps a circle out by its path', async () => {
    const heavy = await published('tv = 1', { title: 'Heavy' })
    const whole = await published(`AUDIENCE "${heavy}"@1 OR tv = 2`, { title: 'Whole' })
    const direct = await edition(await published('tv IN (1, 2)'))
    const { n, universe } = await edition(whole)
    assert.deepEqual([n, universe], [direct.n, direct.universe])
    dataOf(await act(heavy, 'revise'))
    const { fields } = dataOf<StoredDocument>(await call('admin', `/documents/audience/${heavy}`))
    const set = nodeChanges(parsed(`tv = 1 AND AUDIENCE "${whole}"@1`), fields, () => crypto.randomUUID())
    const changes = Object.entries(set).map(([path, value]) => ({
      id: crypto.randomUUID(),
      path,
      base: fields[path]?.value ?? null,
      value,
    }))
    dataOf(await call('admin', `/documents/audience/${heavy}`, { method: 'PATCH', json: { changes } }))
    const refused = problemOf(await act(heavy, 'publish'), 409)
    assert.deepEqual([refused.code, refused.values], ['audience-cycle', { path: 'Heavy → Whole → Heavy' }])
  })

  it('[builder 6] counts first-party people by fives, for their client alone', async () => {
    const id = await published('tier = 1', { ...MEMBERS, title: 'Gold members' })
    problemOf(await call('admin', `/audiences/${WATER}/${id}/1`), 404)
    const { n, client, planLeast } = await edition(id)
    assert.deepEqual([n % 5, client, planLeast], [0, 'advertiser-901', 50])
    await call('admin', `/audiences/${COLA}/${id}/share`, { method: 'PUT', json: { scope: 'agency' } })
    assert.equal((await edition(id, 1, WATER)).id, id)
    problemOf(await call('admin', `/audiences/${RIVAL}/${id}/1`), 404)
    const stolen = await act(await draft(`AUDIENCE "${id}"@1`, { ...MEMBERS, place: RIVAL }), 'publish')
    assert.equal(problemOf(stolen, 404).code, 'audience-not-found')
  })

  it('does not join people of two datasets', async () => {
    const members = await published('tier IN (1, 2)', { ...MEMBERS, title: 'Members' })
    const refused = problemOf(await act(await draft(`AUDIENCE "${members}"@1 AND tv = 1`), 'publish'), 409)
    assert.equal(refused.code, 'audience-of-other-data')
  })
})
