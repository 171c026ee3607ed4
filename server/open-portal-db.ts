import { NOUNS } from './apis.ts'
import type { Db } from './db/db.ts'
import { openDb, type Where } from './db/open-db.ts'
import { seed, type SeedOptions } from './world/seed.ts'

/** The portal's database, with the tables of this release. */
export const openPortalDb = (where: Where): Promise<Db> => openDb(where, NOUNS)

/** Brings reference data and sample data of all nouns up to date; answers whether the sample world is there. */
export const seedPortalDb = (db: Db, options?: SeedOptions): Promise<boolean> => seed(db, NOUNS, options)
