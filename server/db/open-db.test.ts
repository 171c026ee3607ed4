import assert from 'node:assert/strict'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { type Disk, onDisk } from './disk-in-tests.ts'
import { openPortalDb } from '../open-portal-db.ts'
import { onEachDatabase } from './on-each-database-in-tests.ts'
import { preparedChange } from './prepared.ts'
import { RoomOnDisk } from './room-on-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'agency-os-db-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const MB = 2 ** 20

const country = { code: 'XX', name: 'Nowhere', currency: 'EUR', region: 1, caas: false }

const noProc = !existsSync('/proc/self') && 'there is no /proc here'

/** What the message must say: the folder, the reason, a way out. */
function unavailable(dataDir: string, reason: RegExp) {
  return (error: unknown) => {
    assert.ok(error instanceof DatabaseUnavailable, String(error))
    assert.ok(error.message.includes(dataDir), error.message)
    assert.match(error.message, reason)
    assert.match(error.message, /DATA_DIR/)
    assert.ok(!error.message.includes('\n'))
    return true
  }
}

it('makes the database where there is none, locks it, and finds everything again', async () => {
  const dataDir = join(folder, 'new/deep')
  const first = await openPortalDb({ dataDir })
  assert.equal(first.kind, 'embedded')
  assert.deepEqual(readdirSync(dataDir).toSorted(), ['db', 'db.lock'])
  assert.equal(JSON.parse(readFileSync(join(dataDir, 'db.lock'), 'utf8')).pid, process.pid)
  await first.sql.insertInto('country').values(country).execute()
  await assert.rejects(openPortalDb({ dataDir }), unavailable(dataDir, /in use by process \d+/))
  await first.close()
  assert.ok(!existsSync(join(dataDir, 'db.lock')))
  const second = await openPortalDb({ dataDir })
  assert.deepEqual(await second.sql.selectFrom('country').selectAll().execute(), [country])
  await second.close()
})

it('begins again where the first start was cut short', async () => {
  const dataDir = join(folder, 'cut-short')
  mkdirSync(join(dataDir, 'db.new'), { recursive: true })
  writeFileSync(join(dataDir, 'db.new/PG_VERSION'), '18\n')
  const db = await openPortalDb({ dataDir })
  assert.equal((await db.sql.selectFrom('country').selectAll().execute()).length, 0)
  await db.close()
  assert.deepEqual(readdirSync(dataDir), ['db'])
})

it('says so when a file stands where the folder should be', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  await assert.rejects(openPortalDb({ dataDir: file }), unavailable(file, /EEXIST/))
  await assert.rejects(
    openPortalDb({ dataDir: join(file, 'below') }),
    unavailable(join(file, 'below'), /ENOTDIR/),
  )
})

it('says so when the folder cannot be made', { skip: noProc }, async () => {
  await assert.rejects(
    openPortalDb({ dataDir: '/proc/agency-os' }),
    unavailable('/proc/agency-os', /cannot be made there/),
  )
})

it('says so when the disk is full, and leaves nothing behind', (test) =>
  onDisk(test, join(folder, 'full'), '20m', async (disk) => {
    const dataDir = join(disk.path, 'data')
    await assert.rejects(openPortalDb({ dataDir }), unavailable(dataDir, /the disk is full/))
    assert.deepEqual(readdirSync(dataDir), [])
  }))

/** The one that the first test has made: to make another takes seconds. */
const copyDatabase = ({ path }: Disk) =>
  cpSync(join(folder, 'new/deep/db'), join(path, 'db'), { recursive: true })

/** Fills a disk until so much is free; answers how to make room again. */
function leave(disk: Disk, bytes: number): () => void {
  const ballast = join(disk.path, 'ballast')
  const { bavail, bsize } = statfsSync(disk.path)
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - bytes))
  return () => rmSync(ballast)
}

const addPrepared = preparedChange('add_marker', 'insert into seed_marker values ($1, now())')

it('refuses changes while the disk is almost full, goes on reading, and recovers when there is room again', (test) =>
  onDisk(test, join(folder, 'filling'), '160m', async (disk) => {
    copyDatabase(disk)
    const db = await openPortalDb({ dataDir: disk.path })
    const makeRoom = leave(disk, 30 * MB)
    const add = (name: string) =>
      db.sql.insertInto('seed_marker').values({ name, seeded_at: new Date() }).execute()
    await assert.rejects(add('one'), { code: 'ENOSPC' })
    await assert.rejects(async () => db.run("insert into seed_marker values ('two', now())"), {
      code: 'ENOSPC',
    })
    await assert.rejects(addPrepared(db.sql, 'two'), { code: 'ENOSPC' })
    assert.deepEqual(await db.sql.selectFrom('seed_marker').selectAll().execute(), [])
    makeRoom()
    await add('three')
    assert.equal((await db.sql.selectFrom('seed_marker').selectAll().execute()).length, 1)
    await db.close()
  }))

it('does not ask for room where a file system does not tell its size', { skip: noProc }, () => {
  assert.doesNotThrow(() => new RoomOnDisk('/proc').demand())
})

it('says so when the disk is read-only', (test) =>
  onDisk(test, join(folder, 'read-only'), '120m', async (disk) => {
    copyDatabase(disk)
    disk.remount('ro')
    await assert.rejects(openPortalDb({ dataDir: disk.path }), unavailable(disk.path, /read-only/))
  }))

it('says which server cannot be reached, without the password', async () => {
  const opening = openPortalDb({
    databaseUrl: 'postgresql://portal:secret@127.0.0.1:1/world',
    dataDir: folder,
  })
  await assert.rejects(opening, (error) => {
    assert.ok(error instanceof DatabaseUnavailable)
    assert.match(error.message, /127\.0\.0\.1:1\/world cannot be reached \(ECONNREFUSED\)/)
    assert.ok(!error.message.includes('secret'))
    return true
  })
})

onEachDatabase((database) => {
  it('counts in numbers', async () => {
    const { count } = await database()
      .sql.selectFrom('country')
      .select((is) => is.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    assert.equal(typeof count, 'number')
  })

  it('keeps transactions that run side by side apart', async () => {
    const { sql } = database()
    const insert = (code: string, fail: boolean) =>
      sql.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('country')
          .values({ ...country, code })
          .execute()
        await new Promise((done) => setTimeout(done, 20))
        if (fail) throw new Error('rolled back')
      })
    await Promise.allSettled([insert('X1', false), insert('X2', true), insert('X3', false)])
    const rows = await sql
      .selectFrom('country')
      .select('code')
      .where('code', 'like', 'X%')
      .orderBy('code')
      .execute()
    assert.deepEqual(
      rows.map(({ code }) => code),
      ['X1', 'X3'],
    )
    await sql.deleteFrom('country').where('code', 'like', 'X%').execute()
  })
})
