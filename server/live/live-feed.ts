import type { LiveNews } from '../../shell/contract/live-news.ts'
import type { Db } from '../db/db.ts'
import { LIVE_CHANNEL, type ToldPeople } from './tell-people.ts'

interface Follower {
  heard(news: LiveNews, isForAll: boolean): void
  /** Something may not have been heard. */
  missed(): void
}

/** News for people, whichever process tells them, for those whose browsers listen here. */
export class LiveFeed {
  readonly #db: Pick<Db, 'listen'>
  readonly #followers = new Map<string, Set<Follower>>()
  #stop: (() => Promise<void>) | undefined

  constructor(db: Pick<Db, 'listen'>) {
    this.#db = db
  }

  /** Answers how to stop. */
  follow(person: string, follower: Follower): () => void {
    this.#stop ??= this.#db.listen(LIVE_CHANNEL, {
      heard: (text) => this.#heard(JSON.parse(text) as ToldPeople),
      connected: () => this.#each(null, (each) => each.missed()),
    })
    const browsers = this.#followers.get(person) ?? new Set()
    this.#followers.set(person, browsers.add(follower))
    return () => {
      browsers.delete(follower)
      if (!browsers.size) this.#followers.delete(person)
    }
  }

  /** Streams that are told here: of browsers, and of documents that are open. */
  get followers(): number {
    return [...this.#followers.values()].reduce((sum, { size }) => sum + size, 0)
  }

  async close(): Promise<void> {
    await this.#stop?.()
  }

  #heard({ news, people }: ToldPeople): void {
    this.#each(people, (each) => each.heard(news, people === null))
  }

  #each(people: readonly string[] | null, tell: (follower: Follower) => void): void {
    for (const person of people ?? this.#followers.keys()) this.#followers.get(person)?.forEach(tell)
  }
}
