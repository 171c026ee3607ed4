import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { observeQuery } from '../telemetry/telemetry.ts'
import { DatabaseUnavailable, errorCode } from './database-unavailable.ts'
import { lockFolder } from './folder-lock.ts'
import { LetOthersRun } from './let-others-run.ts'
import type { Db } from './db.ts'
import { RoomOnDisk } from './room-on-disk.ts'
import type { Database } from './schema.ts'

/** PostgreSQL inside this process, on disk in `<dataDir>/db`. */
export async function openEmbedded(dataDir: string): Promise<Db> {
  const folder = resolve(dataDir)
  let release: () => void = () => undefined
  try {
    makeFolder(folder)
    release = lockFolder(join(folder, 'db.lock'), folder)
    if (!existsSync(join(folder, 'db'))) await create(folder)
    proveWritable(join(folder, 'db'))
    const room = new RoomOnDisk(folder)
    const db = wrapEmbedded(await PGlite.create(join(folder, 'db')), room)
    return { ...db, close: () => db.close().finally(release) }
  } catch (error) {
    release()
    throw error instanceof DatabaseUnavailable ? error : cannotUse(folder, error)
  }
}

/** A database in memory needs no room. */
export function wrapEmbedded(pglite: PGlite, room?: RoomOnDisk): Db {
  const kysely = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite }),
    plugins: [...(room ? [room] : []), new LetOthersRun()],
    log: observeQuery,
  })
  room?.keepFor(kysely)
  return {
    sql: kysely,
    kind: 'embedded',
    run(statements) {
      room?.demand()
      return pglite.transaction((transaction) => transaction.exec(statements))
    },
    // nobody else is there to wait for
    limitTime: () => undefined,
    listen(channel, { heard, connected }) {
      const listening = pglite.listen(channel, heard)
      listening.then(connected, () => undefined)
      return () => listening.then((stop) => (pglite.closed ? undefined : stop()))
    },
    // Kysely closes only an engine that it has used.
    close: () => kysely.destroy().then(() => (pglite.closed ? undefined : pglite.close())),
  }
}

/** `recursive: true` never ends where the parent refuses with ENOENT, as /proc does. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** Made aside and moved into place: a start that was cut short leaves no half database behind. */
async function create(folder: string): Promise<void> {
  const aside = join(folder, 'db.new')
  rmSync(aside, { recursive: true, force: true })
  try {
    const pglite = await PGlite.create(aside)
    await pglite.close()
    renameSync(aside, join(folder, 'db'))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function proveWritable(database: string): void {
  for (const name of ['', ...readdirSync(database)]) {
    accessSync(join(database, name), constants.R_OK | constants.W_OK)
  }
}

function cannotUse(folder: string, error: unknown): DatabaseUnavailable {
  const reason = REASONS[errorCode(error)] ?? (error instanceof Error ? error.message : String(error))
  return new DatabaseUnavailable(
    `The database in ${folder} cannot be used: ${reason}. Mend that or set DATA_DIR to another folder.`,
    { cause: error },
  )
}

const REASONS: Record<string, string> = {
  EACCES: 'this process may not write there (EACCES)',
  EPERM: 'this process may not write there (EPERM)',
  EROFS: 'the disk is read-only (EROFS)',
  ENOSPC: 'the disk is full (ENOSPC)',
  EDQUOT: 'the disk quota is used up (EDQUOT)',
  ENOTDIR: 'part of the path is a file, not a folder (ENOTDIR)',
  EEXIST: 'there is a file where the folder should be (EEXIST)',
  ENOENT: 'the folder cannot be made there (ENOENT)',
}
