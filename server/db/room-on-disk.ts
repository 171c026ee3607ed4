import { statfsSync } from 'node:fs'
import type {
  Kysely,
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely'
import type { Database } from './schema.ts'

const MB = 2 ** 20
/**
 * The embedded engine takes 16 MB for each new part of its log. Where it cannot, it stands still for ever, and the process
 * with it; as much again is left for what others write meanwhile.
 */
const NEEDED_BYTES = 32 * MB

const rooms = new WeakMap<Kysely<Database>, RoomOnDisk>()

/** For statements as text, which plugins do not see. @throws Error with the code ENOSPC where there is too little room. */
export const demandRoom = (sql: Kysely<Database>): void => rooms.get(sql)?.demand()

/** Refuses changes while the disk of a folder is almost full; reading goes on, and so do changes once there is room again. */
export class RoomOnDisk implements KyselyPlugin {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (node.kind !== 'SelectQueryNode' && node.kind !== 'RawNode') this.demand()
    return node
  }

  /** Of a database that is not in a transaction. */
  keepFor(sql: Kysely<Database>): void {
    rooms.set(sql, this)
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }

  /** @throws Error with the code ENOSPC where there is too little room. */
  demand(): void {
    const { bavail, blocks, bsize } = statfsSync(this.#folder)
    // some file systems do not tell how large they are
    if (blocks === 0 || bavail * bsize >= NEEDED_BYTES) return
    throw Object.assign(
      new Error(`The disk of ${this.#folder} is almost full: make room, ${NEEDED_BYTES / MB} MB at least.`),
      { code: 'ENOSPC' },
    )
  }
}
