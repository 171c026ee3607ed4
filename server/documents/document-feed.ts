import { STREAM_HEARTBEAT_MS } from '../../miniapps/domain/document/limits.ts'
import type { Present } from '../../miniapps/domain/document/wire.ts'
import type { Db } from '../db/db.ts'
import { DOCUMENT_CHANNEL, type DocumentNews, tellOfDocument } from './document-news.ts'

/** Somebody who follows one document. */
interface Follower {
  changed(): void
  commented(): void
  people(present: readonly Present[]): void
}

interface Following extends Follower {
  /** Tells all processes that this person is here. */
  here(): void
}

/** A page that says nothing for so long is taken as closed. */
const GONE_AFTER_MS = 2.5 * STREAM_HEARTBEAT_MS

/** What happens to documents, whichever process does it, for those who have them open here. */
export class DocumentFeed {
  readonly #db: Pick<Db, 'sql' | 'listen'>
  readonly #followers = new Map<string, Set<Following>>()
  readonly #present = new Map<string, Map<string, { person: Present; until: number }>>()
  #stop: (() => Promise<void>) | undefined

  constructor(db: Pick<Db, 'sql' | 'listen'>) {
    this.#db = db
  }

  /** Answers how to stop. */
  follow(document: string, person: Present, follower: Follower): () => void {
    this.#stop ??= this.#db.listen(DOCUMENT_CHANNEL, {
      heard: (text) => this.#heard(text),
      connected: () => this.#catchUp(),
    })
    const tell = (news: DocumentNews) => void tellOfDocument(this.#db.sql, news).catch(() => undefined) // presence is a courtesy
    const here = () => tell({ kind: 'here', document, person })
    const following = { ...follower, here }
    const others = this.#followers.get(document) ?? new Set()
    this.#followers.set(document, others.add(following))
    here()
    const heartbeat = setInterval(here, STREAM_HEARTBEAT_MS)
    follower.people(this.#peopleIn(document))
    return () => {
      clearInterval(heartbeat)
      others.delete(following)
      if (!others.size) {
        this.#followers.delete(document)
        this.#present.delete(document)
      }
      tell({ kind: 'gone', document, page: person.page, by: person.id })
    }
  }

  /** Pages that have a document open here. */
  get followers(): number {
    return [...this.#followers.values()].reduce((sum, { size }) => sum + size, 0)
  }

  async close(): Promise<void> {
    await this.#stop?.()
  }

  #heard(text: string): void {
    const news = JSON.parse(text) as DocumentNews
    const followers = this.#followers.get(news.document)
    if (!followers) return
    if (news.kind === 'changed') return followers.forEach((each) => each.changed())
    if (news.kind === 'commented') return followers.forEach((each) => each.commented())
    const present = this.#present.get(news.document) ?? new Map()
    this.#present.set(news.document, present)
    const before = JSON.stringify(this.#peopleIn(news.document))
    if (news.kind === 'here') this.#here(present, news.person)
    else if (present.get(news.page)?.person.id === news.by) present.delete(news.page)
    const people = this.#peopleIn(news.document)
    if (JSON.stringify(people) !== before) followers.forEach((each) => each.people(people))
  }

  /** A page is its person's, and says in which field they are only once it follows; that it is still open says nothing of the field. */
  #here(present: Map<string, { person: Present; until: number }>, person: Present): void {
    const known = present.get(person.page)
    if (known ? known.person.id !== person.id : person.at !== undefined) return
    present.set(person.page, { person: { ...known?.person, ...person }, until: Date.now() + GONE_AFTER_MS })
  }

  /** Everybody looks for what they have not heard, and says again that they are here. */
  #catchUp(): void {
    for (const followers of this.#followers.values())
      followers.forEach((each) => (each.changed(), each.commented(), each.here()))
  }

  #peopleIn(document: string): Present[] {
    const present = this.#present.get(document)
    for (const [page, { until }] of present ?? []) if (until < Date.now()) present!.delete(page)
    return [...(present?.values() ?? [])].map(({ person }) => person)
  }
}
