import {
  MINIAPP_ERROR,
  MINIAPP_EVENT,
  MINIAPP_EVENT_REFUSED,
  MINIAPP_RUN_TOURS,
  type MiniAppEventDetail,
} from '../../shell/contract/events.ts'
import type { FramedLook, ToFramedApp } from '../../shell/contract/framed-app.ts'
import type {
  MiniAppCard,
  MiniAppContext,
  MiniAppElement,
  MiniAppRoute,
} from '../../shell/contract/mini-app.ts'
import { FramedChannel, type Answer } from './framed-channel.ts'
import { framedDrafts } from './framed-drafts.ts'
import { passOnInput } from './framed-input.ts'
import { wear } from './framed-look.ts'
import { emit, framedPortal, type Runs } from './framed-portal.ts'

type Told = Extract<ToFramedApp, { type: 'told' }>

/** Of texts to the portal. */
const LONGEST = 1000

/** A mini-app's element in a page of its own, and what it hears of the portal around the page. */
export class FramedApp {
  /** When the element is on the page with all that it is told first. */
  readonly drawn: Promise<MiniAppElement>
  readonly #element: MiniAppElement
  readonly #place: HTMLElement
  readonly #channel: FramedChannel
  readonly #runs: Runs = { commands: new Map(), actions: new Map() }
  readonly #overlayRoot = document.createElement('div')
  readonly #life = new AbortController()
  readonly #known: Partial<{
    app: MiniAppCard
    context: MiniAppContext
    route: MiniAppRoute
    look: FramedLook
  }> = {}
  #isDrawn: (element: MiniAppElement) => void = () => {}
  #work = Promise.resolve()

  constructor(port: MessagePort, tag: string, place: HTMLElement) {
    this.drawn = new Promise((resolve) => (this.#isDrawn = resolve))
    this.#element = document.createElement(tag) as MiniAppElement
    this.#place = place
    this.#channel = new FramedChannel(port, (news) => this.#hear(news))
    document.body.append(this.#overlayRoot)
    addEventListener('pagehide', () => this.#life.abort())
    this.#passOnEvents()
    passOnInput({
      channel: this.#channel,
      singleKeys: () => this.#known.context?.singleKeys ?? true,
      basePath: () => this.#known.route?.basePath ?? '',
    })
  }

  #hear(news: Exclude<ToFramedApp, Answer>): void {
    switch (news.type) {
      case 'told':
        this.#work = this.#work.then(() => this.#take(news)).catch((error: unknown) => this.#fail(error))
        return
      case 'refused':
        return this.#tellElement(MINIAPP_EVENT_REFUSED, { reason: news.reason })
      case 'run-tours':
        return this.#tellElement(MINIAPP_RUN_TOURS)
      case 'run-command':
        return this.#runs.commands.get(news.id)?.()
      case 'run-action':
        return this.#runs.actions.get(news.id)?.[news.action]?.()
    }
  }

  async #take(news: Told): Promise<void> {
    const before = this.#known.context
    const { app, context, route, look } = Object.assign(this.#known, news)
    if (news.look) wear(news.look)
    if (!app || !context || !route || !look) return
    const isOther =
      !before || before.workspace?.id !== context.workspace?.id || before.user?.id !== context.user?.id
    Object.assign(this.#element, {
      ...(isOther && { portal: await this.#portalFor(app, context) }),
      ...(news.context && { context }),
      ...(news.route && { route }),
    })
    if (this.#element.isConnected) return
    this.#place.append(this.#element)
    await (this.#element.updateComplete ?? this.#element.ready?.())
    this.#isDrawn(this.#element)
  }

  async #portalFor(app: MiniAppCard, context: MiniAppContext) {
    return framedPortal({
      app,
      channel: this.#channel,
      draft: await framedDrafts(this.#channel, context.workspace?.id ?? ''),
      look: () => this.#known.look!,
      overlayRoot: this.#overlayRoot,
      runs: this.#runs,
      signal: this.#life.signal,
    })
  }

  #passOnEvents(): void {
    this.#element.addEventListener(MINIAPP_EVENT, (event) => {
      const { name, payload } = (event as CustomEvent<MiniAppEventDetail>).detail
      emit(this.#channel, name, payload)
    })
    this.#element.addEventListener(MINIAPP_ERROR, (event) =>
      this.#fail((event as CustomEvent<unknown>).detail),
    )
  }

  #fail(error: unknown): void {
    console.error(error)
    const text = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST)
    this.#channel.post({ type: 'fail', text })
  }

  #tellElement(name: string, detail?: unknown): void {
    this.#element.dispatchEvent(new CustomEvent(name, { detail }))
  }
}
