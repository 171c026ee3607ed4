import type { Kysely } from 'kysely'
import { refusal } from './refusals.ts'
import type { S3Settings } from '../configuration/s3-settings.ts'
import type { Database } from '../db/schema.ts'
import { databaseFiles } from './database-files.ts'
import type { FileStore } from './file-store.ts'
import { s3Files } from './s3-files.ts'

/** The store for new files, and whichever has the older ones. */
export interface FileStores {
  current: FileStore
  /** @throws Refusal for a store that is not configured any more */
  of(name: string): FileStore
}

/** The database unless the configuration names a bucket. */
export function fileStores(sql: Kysely<Database>, s3?: S3Settings): FileStores {
  const all = [...(s3 ? [s3Files(s3)] : []), databaseFiles(sql)]
  return {
    current: all[0]!,
    of(name) {
      const store = all.find((each) => each.name === name)
      if (!store) throw refusal('files-away')
      return store
    },
  }
}
