import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { DocumentRow, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf } from '../kit/caller-in-tests.ts'
import { APIS } from '../../apis.ts'

const KINDS = APIS.flatMap(({ documents = [] }) => documents)
const DRAFT = '/documents/speed-date/speed-date-choreograph-2'

onEachDatabase((database) => {
  const call = callerOf(database, KINDS)

  it('lists the events of an agency to its people', async () => {
    const rows = dataOf<DocumentRow[]>(
      await call('planner', '/documents/speed-date?place=choreograph&sort=-day'),
    )
    assert.deepEqual(
      rows.map(({ id, columns }) => [id, columns['people']]),
      [
        ['speed-date-choreograph-2', 15],
        ['speed-date-choreograph-1', 12],
      ],
    )
    assert.deepEqual(dataOf(await call('planner', '/documents/speed-date?place=mindshare')), [])
  })

  it('starts the clock when somebody begins', async () => {
    const { version } = dataOf<StoredDocument>(await call('planner', DRAFT))
    const json = { id: crypto.randomUUID(), action: 'begin', seen: version }
    const begun = dataOf<StoredDocument>(await call('planner', `${DRAFT}/actions`, { method: 'POST', json }))
    assert.equal(begun.status, 'running')
    const started = Date.parse(begun.fields['started']?.value as string)
    assert.ok(Math.abs(Date.now() - started) < 60_000)
  })

  it('shows nothing to whoever has no network access', async () => {
    assert.deepEqual(dataOf(await call('no-permissions', '/documents/speed-date?place=choreograph')), [])
    assert.ok([403, 404].includes((await call('no-permissions', DRAFT)).status))
  })
})
