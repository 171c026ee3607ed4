import { atom } from 'nanostores'
import type { Comment, Somebody } from '../../../domain/document/wire.ts'
import type { DocumentClient } from '../document-client.ts'
import type { OpenDocument } from '../open-document.ts'

/** What people say about an open document: read when it is first shown, and again whenever somebody says more. */
export class DocumentComments {
  /** Oldest first; null until they have been read. */
  readonly $all = atom<readonly Comment[] | null>(null)
  /** Why they could not be read; null while all is well. */
  readonly $problem = atom<unknown>(null)
  readonly #client: DocumentClient
  readonly #document: OpenDocument<never>
  #asked = 0

  constructor(client: DocumentClient, document: OpenDocument<never>) {
    this.#client = client
    this.#document = document
    document.$commented.subscribe(() => void this.load())
  }

  async load(): Promise<void> {
    try {
      await this.#ask('comments')
      this.$problem.set(null)
    } catch (error) {
      this.$problem.set(error)
    }
  }

  /** @throws RequestError where the server refuses, as do the others */
  say(comment: Pick<Comment, 'id' | 'path' | 'text'>): Promise<void> {
    return this.#ask('comments', { method: 'POST', body: comment })
  }

  change(id: string, change: { text: string } | { resolved: boolean }): Promise<void> {
    return this.#ask(`comments/${id}`, { method: 'PATCH', body: change })
  }

  remove(id: string): Promise<void> {
    return this.#ask(`comments/${id}`, { method: 'DELETE' })
  }

  /** Whom a comment may name: people who can see the document, by the beginning of a name. */
  people(text: string): Promise<readonly Somebody[]> {
    return this.#client.further(this.#document, `people?${new URLSearchParams({ q: text })}`)
  }

  /** Every answer holds them all; one that was overtaken says nothing new. */
  async #ask(path: string, options?: Parameters<DocumentClient['further']>[2]): Promise<void> {
    const turn = ++this.#asked
    const all = await this.#client.further<readonly Comment[]>(this.#document, path, options)
    if (turn === this.#asked) this.$all.set(all)
  }
}

const known = new WeakMap<OpenDocument<never>, DocumentComments>()

/** The comments of a document, read once for all who show some of them. */
export function commentsOf<Facts>(client: DocumentClient, document: OpenDocument<Facts>): DocumentComments {
  const open = document as OpenDocument<never>
  const comments = known.get(open) ?? new DocumentComments(client, open)
  known.set(open, comments)
  return comments
}
