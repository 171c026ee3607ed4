import { atom } from 'nanostores'
import { fileTypeOf, fittingName, type FileNote } from '../../../domain/document/file.ts'
import { MAX_FILE_BYTES, MOST_UPLOADS_AT_ONCE } from '../../../domain/document/limits.ts'
import type { DocumentClient } from '../document-client.ts'
import type { OpenDocument } from '../open-document.ts'

/** A file on its way to the server; until it is there, only this page has it. */
export interface Upload {
  /** The field that is going to name it. */
  path: string
  document: OpenDocument<never>
  file: File
  standing: 'sending' | 'failed' | Refused
  /** Why it failed. */
  error?: unknown
}

/** Why a file is not even sent; trying again would not help. */
export type Refused = 'empty' | 'too-large' | 'not-taken'

/** Files that a person adds to documents, until the server has them and a field names them. */
export class FileUploads {
  readonly $all = atom<readonly Upload[]>([])
  readonly #client: DocumentClient
  #running = 0
  readonly #queue: (() => void)[] = []

  constructor(client: DocumentClient) {
    this.#client = client
    this.$all.listen((all) =>
      client.$unsentFiles.set(
        all.filter(({ standing }) => standing === 'sending' || standing === 'failed').length,
      ),
    )
  }

  /** Resolves when the server has the file, sending it has failed, or it was refused. */
  async add<Facts>(document: OpenDocument<Facts>, path: string, given: File): Promise<void> {
    const open = document as OpenDocument<never>
    const [file, refused] = await checked(given)
    this.$all.set([...this.$all.get(), { path, document: open, file, standing: refused ?? 'sending' }])
    if (!refused) await this.#sendInTurn(path)
  }

  async retry(path: string): Promise<void> {
    this.#change(path, { standing: 'sending' })
    await this.#sendInTurn(path)
  }

  letGo(path: string): void {
    this.$all.set(this.$all.get().filter((each) => each.path !== path))
  }

  /** The server takes a few of one person at a time: the others wait for their turn. */
  async #sendInTurn(path: string): Promise<void> {
    if (this.#running < MOST_UPLOADS_AT_ONCE) this.#running++
    else await new Promise<void>((turn) => this.#queue.push(turn))
    try {
      await this.#send(path)
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#running--
    }
  }

  async #send(path: string): Promise<void> {
    const upload = this.$all.get().find((each) => each.path === path)
    if (!upload) return // removed while it waited
    const { document, file } = upload
    const query = new URLSearchParams({ path, name: file.name })
    try {
      const { name, type, bytes } = await this.#client.further<FileNote>(document, `files?${query}`, {
        method: 'POST',
        body: file,
      })
      if (!this.$all.get().some((each) => each.path === path)) return // let go meanwhile
      document.set({ [path]: { name, type, bytes } })
      this.letGo(path)
    } catch (error) {
      this.#change(path, { standing: 'failed', error })
    }
  }

  #change(path: string, change: Partial<Upload>): void {
    this.$all.set(this.$all.get().map((each) => (each.path === path ? { ...each, ...change } : each)))
  }
}

/** With the type that its content has and a name that fits it: what was pasted or saved under a wrong ending is still taken. */
async function checked(file: File): Promise<[File, refused?: Refused]> {
  if (file.size === 0) return [file, 'empty']
  if (file.size > MAX_FILE_BYTES) return [file, 'too-large']
  const type = fileTypeOf(new Uint8Array(await file.arrayBuffer()), file.name)
  return type ? [new File([file], fittingName(file.name, type), { type })] : [file, 'not-taken']
}

const known = new WeakMap<DocumentClient, FileUploads>()

/** Of one person in this page: leaving a screen ends no upload. */
export function uploadsOf(client: DocumentClient): FileUploads {
  const uploads = known.get(client) ?? new FileUploads(client)
  known.set(client, uploads)
  return uploads
}
