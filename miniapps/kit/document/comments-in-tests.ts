import type { Comment, Somebody } from '../../domain/document/wire.ts'
import { answer, refuse } from './answers-in-tests.ts'
import { StreamsInTests } from './streams-in-tests.ts'

type NewComment = Pick<Comment, 'id' | 'path' | 'text'>

const START = Date.UTC(2026, 2, 3, 13)

/** Comments on documents, and the pages that follow them. */
export class CommentsInTests {
  readonly comments = new Map<string, readonly Comment[]>()
  /** The person who calls. */
  me: Somebody = { id: 'person-ada', name: 'Ada Lovelace' }
  protected readonly streams = new StreamsInTests()
  #minutes = 0

  protected comment(id: string, method: string, part: string, input: unknown): Response {
    const all = this.comments.get(id) ?? []
    if (method === 'GET') return answer(all)
    const own = all.find((each) => part.endsWith(each.id))
    if (method === 'POST') return answer(this.said(id, input as NewComment, this.me), 201)
    if (!own) return refuse(404)
    const { resolved, text } = input ? (input as { resolved?: boolean; text?: string }) : {}
    const at = this.now()
    const changed =
      text === undefined
        ? { ...own, resolved: resolved ? { by: this.me, at } : null }
        : { ...own, text, editedAt: at }
    const after = all.flatMap((each) => (each !== own ? each : method === 'DELETE' ? [] : changed))
    this.comments.set(id, after)
    this.streams.tell(id, 'comments', '')
    return answer(after)
  }

  protected said(document: string, { id, path, text }: NewComment, by: Somebody): readonly Comment[] {
    const all = this.comments.get(document) ?? []
    const said = { id, path, text, by, at: this.now(), editedAt: null, resolved: null }
    const after = all.some((each) => each.id === id) ? all : [...all, said]
    this.comments.set(document, after)
    this.streams.tell(document, 'comments', '')
    return after
  }

  protected now(): string {
    return new Date(START + 60_000 * this.#minutes++).toISOString()
  }
}
