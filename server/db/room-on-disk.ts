import { statfsSync } from 'node:fs'
import {
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  TableNode,
  type UnknownRow,
} from 'kysely'
import type { Database } from './schema.ts'

const MB = 2 ** 20
/**
 * The embedded engine takes 16 MB for each new part of its log. Where it cannot, it stands still for ever, and the process
 * with it; as much again is left for what others write meanwhile.
 */
const NEEDED_BYTES = 32 * MB
/** Work ends earlier: people can stay signed in and sign out a good while longer, lest the next at a computer goes on as the last. */
const NEEDED_FOR_WORK_BYTES = 64 * MB
const PROVIDER_TABLE: keyof Database = 'idp_record'

const CHANGES: ReadonlySet<RootOperationNode['kind']> = new Set<RootOperationNode['kind']>([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
])

/** Refuses changes while the disk of a folder is almost full; reading goes on, and so do changes once there is room again. */
export class RoomOnDisk implements KyselyPlugin {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (CHANGES.has(node.kind)) this.demand(isOfProvider(node) ? NEEDED_BYTES : NEEDED_FOR_WORK_BYTES)
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }

  /** @throws Error with the code ENOSPC where there is too little room. */
  demand(bytes = NEEDED_FOR_WORK_BYTES): void {
    const { bavail, blocks, bsize } = statfsSync(this.#folder)
    // some file systems do not tell how large they are
    if (blocks === 0 || bavail * bsize >= bytes) return
    throw Object.assign(
      new Error(
        `The disk of ${this.#folder} is almost full: make room, ${NEEDED_FOR_WORK_BYTES / MB} MB at least.`,
      ),
      { code: 'ENOSPC' },
    )
  }
}

function isOfProvider(node: RootOperationNode): boolean {
  const table = changedBy(node)
  return table !== undefined && TableNode.is(table) && table.table.identifier.name === PROVIDER_TABLE
}

function changedBy(node: RootOperationNode): OperationNode | undefined {
  if (node.kind === 'InsertQueryNode') return node.into
  if (node.kind === 'UpdateQueryNode') return node.table
  return node.kind === 'DeleteQueryNode' ? node.from.froms[0] : undefined
}
