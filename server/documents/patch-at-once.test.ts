import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import { NOTE } from '../../miniapps/domain/document/note-in-tests.ts'
import type { Patched, PastChange, StoredDocument } from '../../miniapps/domain/document/wire.ts'
import { callerOf, dataOf } from '../api/kit/caller-in-tests.ts'
import { documentKind } from '../api/kit/document-kind.ts'
import { onEachDatabase } from '../db/on-each-database-in-tests.ts'
import { tellTelemetry } from '../telemetry/telemetry.ts'

const NOTES = '/documents/note'
/** Done once between reading a document and writing it. */
let meanwhile: (() => Promise<unknown>) | undefined
const KIND = documentKind({
  definition: NOTE,
  facts: async () => {
    const act = meanwhile
    meanwhile = undefined
    await act?.()
    return { minutes: 5 }
  },
})

onEachDatabase((database) => {
  const call = callerOf(database, [KIND])
  const create = async (topic: string) => {
    const json = { id: crypto.randomUUID(), place: 'brand-0001', fields: { topic, title: 'A' } }
    return dataOf<StoredDocument>(await call('planner', NOTES, { method: 'POST', json }), 201).id
  }
  const send = async (id: string, change: object) =>
    dataOf<Patched>(await call('planner', `${NOTES}/${id}`, { method: 'PATCH', json: { changes: [change] } }))
  const change = (path: string, base: unknown, value: unknown) => ({
    id: crypto.randomUUID(),
    path,
    base,
    value,
  })
  const historyOf = async (id: string) =>
    dataOf<PastChange[]>(await call('planner', `${NOTES}/${id}/history`))

  it('takes a change that meets nobody in one statement beside those that let its author in', async (test) => {
    const id = await create('alone')
    await send(id, change('title', 'A', 'B')) // what is known of rights by now is kept
    const asked: string[] = []
    tellTelemetry({
      request: () => () => undefined,
      statement: (text) => asked.push(text),
      watch: () => () => undefined,
      job: () => undefined,
      stop: async () => undefined,
    })
    test.after(() => tellTelemetry(undefined))
    await send(id, change('title', 'B', 'C'))
    assert.equal(asked.length, 3, asked.join('\n'))
    tellTelemetry(undefined)
    assert.equal((await historyOf(id))[0]!.value, 'C')
  })

  it('takes each change once where many come at the same moment, some of them twice', async () => {
    const id = await create('together')
    const changes = Array.from({ length: 10 }, (_, n) => change(`answers/q${n}/level`, null, n % 5))
    const answers = await Promise.all([...changes, ...changes].map((each) => send(id, each)))
    assert.ok(answers.every(({ outcomes }) => outcomes[0]!.outcome === 'applied'))
    const lines = (await historyOf(id)).filter(({ path }) => path.startsWith('answers/'))
    assert.deepEqual(lines.map((line) => line.path).toSorted(), changes.map(({ path }) => path).toSorted())
    const { version } = dataOf<StoredDocument>(await call('planner', `${NOTES}/${id}`))
    assert.equal(version, changes.length + 1)
  })

  it('overwrites nothing that changed the row after it was read', async () => {
    const id = await create('meanwhile')
    meanwhile = () =>
      raw`update document set fields = jsonb_set(fields, '{topic,by}', '"person-admin"') where id = ${id}`.execute(
        database().sql,
      )
    const { outcomes } = await send(id, change('title', 'A', 'B'))
    assert.equal(outcomes[0]!.outcome, 'applied')
    const { fields } = dataOf<StoredDocument>(await call('planner', `${NOTES}/${id}`))
    assert.deepEqual([fields['title']!.value, fields['topic']!.by.id], ['B', 'person-admin'])
  })
})
