import {
  LIVE_NEWS_EVENT,
  LIVE_RETRY_AFTER_MS,
  type LiveNews,
  type LiveNewsEvent,
} from '../../contract/live-news.ts'
import { LIVE_SPREAD_MS } from '../../config/limits.ts'
import { loadCatalogue } from '../../stores/catalogue.ts'
import { leaveWhatIsClosed, reloadRights } from './reload-rights.ts'

/**
 * Acts on news one after the other, once for all that came meanwhile; a hidden page when it is looked at again. What everybody
 * was told is acted on a moment later, which each browser draws by lot.
 */
export class NewsTaker {
  readonly #fresh = new Set<LiveNews>()
  readonly #later = new Map<LiveNews, ReturnType<typeof setTimeout>>()
  readonly #whenVisible = () => void this.#act()
  #isActing = false
  #isOver = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    document.addEventListener('visibilitychange', this.#whenVisible)
  }

  take(news: readonly LiveNews[], forAll: readonly LiveNews[] = []): void {
    for (const each of news) {
      if (forAll.includes(each)) this.#takeLater(each)
      else this.#fresh.add(each)
    }
    void this.#act()
  }

  #takeLater(news: LiveNews): void {
    if (this.#later.has(news)) return
    const taken = () => {
      this.#later.delete(news)
      this.take([news])
    }
    this.#later.set(news, setTimeout(taken, Math.random() * LIVE_SPREAD_MS))
  }

  stop(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#later.forEach((timer) => clearTimeout(timer))
    document.removeEventListener('visibilitychange', this.#whenVisible)
  }

  async #act(failures = 0): Promise<void> {
    if (this.#isActing) return
    this.#isActing = true
    clearTimeout(this.#timer)
    while (!this.#isOver && this.#fresh.size && document.visibilityState === 'visible') {
      const news = [...this.#fresh][0]!
      this.#fresh.delete(news)
      if (news === 'rights' && !(await isDone(reloadRights()))) {
        this.#fresh.add(news)
        this.#tryAgain(failures)
        break
      }
      if (news === 'catalogue') {
        await loadCatalogue()
        await leaveWhatIsClosed() // a country may have lost audience-as-a-service
      }
      const event: LiveNewsEvent = new CustomEvent(LIVE_NEWS_EVENT, { detail: news })
      if (!this.#isOver) dispatchEvent(event)
    }
    this.#isActing = false
  }

  #tryAgain(failures: number): void {
    const pause = LIVE_RETRY_AFTER_MS[Math.min(failures, LIVE_RETRY_AFTER_MS.length - 1)]!
    this.#timer = setTimeout(() => void this.#act(failures + 1), pause)
  }
}

const isDone = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
