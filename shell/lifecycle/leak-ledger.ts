/** Something a mini-app started and has to end. */
export interface Held {
  /** For people: `window listener "resize"`. */
  what: string
  /** File and line where it was started, as far as the stack says. */
  where: string
  /** Some things end by themselves when their element goes. */
  stillThere?: () => boolean
}

/** One visit of a mini-app: what it holds and what was there before it. */
interface Visit {
  script: string
  held: Set<Held>
  sheets: ReadonlySet<CSSStyleSheet>
}

const LEDGER_FILES = /\/lifecycle\/leak-|^native |<anonymous>/

/** Who started what: a visit is known by its code at work, seen in the stack, or by its hook being run. */
export class LeakLedger {
  readonly #visits = new Map<string, Visit>()
  #running: string | undefined

  begin(app: string, script: string): void {
    this.#visits.set(app, { script: ownPart(script), held: new Set(), sheets: new Set(document.adoptedStyleSheets) })
  }

  during<Result>(app: string, work: () => Result): Result {
    const before = this.#running
    this.#running = app
    try {
      return work()
    } finally {
      this.#running = before
    }
  }

  /** Ends the visit; later its left-overs can be asked for. */
  end(app: string): (() => string[]) | undefined {
    const visit = this.#visits.get(app)
    this.#visits.delete(app)
    return visit && (() => leftBehind(visit))
  }

  /** Writes something down for the mini-app at work; returned is what strikes it out. Undefined when no mini-app is at work. */
  note(what: string, stillThere?: () => boolean): (() => void) | undefined {
    if (this.#visits.size === 0) return
    const frames = framesOf(new Error('where').stack)
    const visit = this.#visitAtWork(frames)
    return visit && this.#hold(visit, frames, what, stillThere)
  }

  /** The same for what a visit may touch often: only the first time says how it was before. */
  noteFirst(what: string, stillThere: () => boolean): void {
    if (this.#visits.size === 0) return
    const frames = framesOf(new Error('where').stack)
    const visit = this.#visitAtWork(frames)
    if (visit && ![...visit.held].some((held) => held.what === what)) this.#hold(visit, frames, what, stillThere)
  }

  #hold(visit: Visit, frames: readonly string[], what: string, stillThere: (() => boolean) | undefined): () => void {
    const where = frames.find((frame) => frame.includes(visit.script)) ?? frames[0] ?? ''
    const held: Held = { what, where: where.replace(location.origin, ''), ...(stillThere && { stillThere }) }
    visit.held.add(held)
    return () => visit.held.delete(held)
  }

  #visitAtWork(frames: readonly string[]): Visit | undefined {
    const all = [...this.#visits.values()]
    return all.find(({ script }) => frames.some((frame) => frame.includes(script))) ?? (this.#running === undefined ? undefined : this.#visits.get(this.#running))
  }
}

function leftBehind({ held, sheets }: Visit): string[] {
  const things = [...held].filter(({ stillThere }) => stillThere?.() ?? true).map(({ what, where }) => (where ? `${what}, from ${where}` : what))
  const newSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.has(sheet)).length
  return newSheets > 0 ? [...things, `${newSheets} style sheet${newSheets > 1 ? 's' : ''} in document.adoptedStyleSheets`] : things
}

/** What tells an app's files from all others in a stack: its folder where it has one, else its file. */
function ownPart(script: string): string {
  const { pathname, origin } = new URL(script, location.origin)
  const isFolder = /\/index\.[a-z]+$/.test(pathname) || origin !== location.origin
  return origin + (isFolder ? pathname.slice(0, pathname.lastIndexOf('/') + 1) : pathname)
}

function framesOf(stack = ''): string[] {
  const addresses = stack.split('\n').flatMap((line) => /\(?((?:https?:|native )[^\s)]*)\)?$/.exec(line)?.[1] ?? [])
  return addresses.filter((address) => !LEDGER_FILES.test(address))
}
