import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import { ACCOUNTS_ROOT } from '../../../../shell/config/page-defaults.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import { createApi } from '../../../create-api.ts'
import { onEachDatabase } from '../../../db/on-each-database-in-tests.ts'
import { demoId } from '../../../world/people.ts'

const TOKEN = 'a-token-that-nobody-guesses-0123456789'

interface Line {
  id: string
  reason: string
  actor: { id: string; name: string } | null
  subject: { id: string }
  agency: string
}

onEachDatabase((database) => {
  const ask = (query: string, token = TOKEN) =>
    createApi({
      db: database(),
      verifyToken: async () => null,
      permissionPrefix: '',
      permissionAccountsRoot: ACCOUNTS_ROOT,
      auditTokens: () => [TOKEN],
    }).fetch(
      new Request(`http://portal.example/api/access/audit/stream?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
  const lines = async (query: string) =>
    (await (await ask(query)).text())
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line)
  const lastId = async () => {
    const { rows } = await raw<{ id: string }>`
      select coalesce(max(id), 0)::text as id from audit_entry`.execute(database().sql)
    return rows[0]!.id
  }
  const note = (reason: string, sql = database().sql) =>
    writeAudit(sql, {
      actor: demoId('admin@agency.example'),
      action: 'role.changed',
      subject: { type: 'role', id: 'streamed', name: 'Planner' },
      agency: 'wms',
      reason,
    })

  it('gives the log out as lines of JSON, on from the last one, with ids beside names', async () => {
    const start = await lastId()
    for (const reason of ['one', 'two', 'three']) await note(reason)
    const [one, two, ...more] = await lines(`after=${start}&limit=2`)
    assert.deepEqual([one!.reason, two!.reason, more.length], ['one', 'two', 0])
    assert.deepEqual(one!.actor, { id: demoId('admin@agency.example'), name: 'Jonas Weidenfeller' })
    assert.deepEqual([one!.subject.id, one!.agency], ['streamed', 'wms'])
    assert.deepEqual(
      (await lines(`after=${two!.id}`)).map(({ reason }) => reason),
      ['three'],
    )
  })

  it('opens by its token alone', async () => {
    assert.equal((await ask('', 'another-token-of-more-than-32-characters')).status, 401)
    assert.equal((await ask('after=x')).status, 400)
  })

  it('leaves nothing out that is written at the same time and is done later', async () => {
    const { sql, kind } = database()
    if (kind === 'embedded') return // it has one connection
    const start = await lastId()
    await sql.transaction().execute(async (slow) => {
      await note('slow', slow)
      await note('fast')
      assert.deepEqual(await lines(`after=${start}`), [])
    })
    const after = await lines(`after=${start}`)
    assert.deepEqual(
      after.map(({ reason }) => reason),
      ['slow', 'fast'],
    )
  })
})
