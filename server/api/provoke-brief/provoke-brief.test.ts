import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type { Kysely } from 'kysely'
import type { Json } from '../../../miniapps/domain/document/json.ts'
import type { NamedVersion, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { completenessOf } from '../../../miniapps/domain/provoke-brief/brief-of.ts'
import { findingsOf } from '../../../miniapps/domain/provoke-brief/findings-of.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { keptApprovals } from '../../documents/migrations/009-kept-approvals.ts'
import { Dice } from '../../world/dice.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { contradictoryBrief, goodBrief, weakBrief } from './sample/sample-briefs.ts'

it('finds in the sample a good brief, a weak one and a contradictory one', () => {
  const codes = (body: Parameters<typeof findingsOf>[0]) => [
    ...new Set(findingsOf(body).map(({ code }) => code)),
  ]
  const good = goodBrief(new Dice(1), 'EUR')
  assert.deepEqual([completenessOf(good).share, codes(good)], [1, []])
  assert.deepEqual(completenessOf(weakBrief('EUR')).weak, ['want', 'doing', 'who', 'arrived'])
  assert.deepEqual(codes(contradictoryBrief(new Dice(1), 'EUR')), [
    'more-than-double',
    'target-wrong-way',
    'split-sum',
    'end-before-start',
    'mandatory-excluded',
    'age-range',
    'unaffordable',
    'short-lead',
  ])
})

onOneDatabase((database) => {
  const call = callerOf(database)
  let place: string
  before(async () => {
    const { data } = (await call('planner', '/documents/brief')).body as { data: StoredDocument[] }
    place = data.find(({ title }) => title === 'Everywhere at once')!.place
  })

  const made = async (fields: Readonly<Record<string, Json>>) => {
    const id = crypto.randomUUID()
    assert.equal(
      (await call('planner', '/documents/brief', { method: 'POST', json: { id, place, fields } })).status,
      201,
    )
    return `/documents/brief/${id}`
  }
  const act = (who: string, at: string, action: string) =>
    call(who, `${at}/actions`, { method: 'POST', json: { id: crypto.randomUUID(), action } })
  const change = (at: string, path: string, value: Json, base: Json = null) =>
    call('planner', at, {
      method: 'PATCH',
      json: { changes: [{ id: crypto.randomUUID(), path, base, value }] },
    })
  const good = () => goodBrief(new Dice(1), 'EUR')

  it('[Provoke brief 2] is not submitted with an error, nor with a warning without a reason', async () => {
    const { 'objectives/1/baseline': _, ...unmeasured } = good()
    const at = await made({ ...unmeasured, 'reach/percent': 101 })
    const first = problemOf(await act('planner', at, 'submit'), 409) as unknown as {
      problems: { code: string }[]
    }
    assert.deepEqual(
      first.problems.map(({ code }) => code),
      ['reason-missing', 'reach-over-100'],
    )
    await change(at, 'reach/percent', 55, 101)
    assert.equal((await act('planner', at, 'submit')).status, 409)
    await change(at, 'reasons/baseline-missing.1', 'Nobody has measured it')
    assert.equal((await act('planner', at, 'submit')).status, 200)
  })

  it('[Provoke brief 4, 5] is approved by another, is closed then, and a change begins a new version', async () => {
    const at = await made(good())
    await act('planner', at, 'submit')
    assert.equal(problemOf(await act('planner', at, 'approve'), 403).code, 'document-of-oneself')
    assert.equal((await act('developer', at, 'approve')).status, 200)
    const closed = dataOf<{ outcomes: { outcome: string }[] }>(
      await change(at, 'client/now', 'Later', good()['client/now']),
    )
    assert.equal(closed.outcomes[0]!.outcome, 'closed')
    assert.equal((await act('planner', at, 'revise')).status, 200)
    await change(at, 'client/now', 'Later', good()['client/now'])
    const [version] = dataOf<NamedVersion[]>(await call('planner', `${at}/versions`))
    assert.equal(version!.name, 'v1')
    const { fields } = dataOf<StoredDocument>(await call('planner', `${at}/versions/${version!.version}`))
    assert.equal(fields['client/now']!.value, good()['client/now'])
    assert.equal((await act('planner', at, 'delete')).status, 409)
  })

  it('keeps the version of each approval that an earlier portal kept elsewhere, or not at all', async () => {
    const versions = async () => {
      const kept = database().sql.selectFrom('document_version').selectAll('document_version')
      const rows = await kept
        .innerJoin('document', 'document.id', 'document_id')
        .where('type', '=', 'brief')
        .execute()
      return rows.toSorted((one, other) => one.document_id.localeCompare(other.document_id))
    }
    const now = await versions()
    const [early, ...never] = now.filter(({ name }) => name === 'v1')
    await database().run(`update document_version set version = version - 1, fields = fields - 'approvals'
      where document_id = '${early!.document_id}'`)
    const approved = `(select id from document where status = 'approved')`
    await database().run(`delete from document_version
      where document_id in ${approved} and document_id <> '${early!.document_id}'`)
    await keptApprovals(database().sql as unknown as Kysely<unknown>)
    assert.ok(never.length > 0)
    assert.deepEqual(await versions(), now)
  })
})
