import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, describe, it } from 'node:test'
import { openPortalDb } from './open-portal-db.ts'

const ROOT = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'agency-os-sql-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** As `npm run sql` does. Answers the exit code and all that was said. */
function runSql(DATA_DIR: string, statements: string): Promise<[code: number | null, said: string]> {
  const { AUTHORITY: _a, DATABASE_URL: _d, HOST: _h, OS_CONFIG: _o, ...inherited } = process.env
  const file = join(folder, 'statements.sql')
  writeFileSync(file, statements)
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'server/run-sql.ts', file],
      { cwd: ROOT, env: { ...inherited, DATA_DIR } },
      (_error, out, err) => done([child.exitCode, out + err]),
    )
  })
}

describe('a file of statements', () => {
  const DATA_DIR = join(folder, 'data')
  const hasUkraine = async () => {
    const db = await openPortalDb({ dataDir: DATA_DIR })
    const found = await db.sql.selectFrom('country').select('code').where('code', '=', 'UA').execute()
    return { db, found: found.length > 0 }
  }

  it('is carried out, but waits until the server has let the database go', async () => {
    const [code, said] = await runSql(DATA_DIR, "update country set name = 'Ukraine' where code = 'UA';")
    assert.deepEqual([code, said.includes('statements.sql was carried out.')], [0, true])
    const { db } = await hasUkraine()
    assert.match(
      (await runSql(DATA_DIR, 'select 1;'))[1],
      /^The database in .* is in use by process \d+: stop that process/,
    )
    await db.close()
  })

  it('leaves nothing behind where it fails', async () => {
    const [code, said] = await runSql(
      DATA_DIR,
      "delete from country where code = 'UA'; insert into agency_member (agency_code, person_id) values ('none', 'nobody');",
    )
    assert.equal(code, 1)
    assert.match(said, /^Nothing was changed: .*violates foreign key constraint.*\.\n$/)
    const { db, found } = await hasUkraine()
    assert.equal(found, true)
    await db.close()
  })
})
