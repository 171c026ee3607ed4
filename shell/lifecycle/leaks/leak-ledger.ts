import { folderOrFile, framesOf } from './stack-frames.ts'

/** Something a mini-app started and has to end. */
interface Held {
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

const LEDGER_FILES = /\/lifecycle\/leaks\/|^native |<anonymous>/
/** The shell's own files, as the development server serves them. */
const SHELL_FILES = `${location.origin}/shell/`

/** Who started what: a visit is known by its code at work, seen in the stack, or by its hook being run. */
export class LeakLedger {
  readonly #visits = new Map<string, Visit>()
  #running: string | undefined

  begin(app: string, script: string): void {
    this.#visits.set(app, {
      script: folderOrFile(script),
      held: new Set(),
      sheets: new Set(document.adoptedStyleSheets),
    })
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
    const frames = ownFrames()
    const visit = this.#visitAtWork(frames)
    return visit && this.#hold(visit, frames, what, stillThere)
  }

  /** The same for what a visit may touch often: only the first time says how it was before. */
  noteFirst(what: string, stillThere: () => boolean): void {
    if (this.#visits.size === 0) return
    const frames = ownFrames()
    const visit = this.#visitAtWork(frames)
    if (visit && ![...visit.held].some((held) => held.what === what))
      this.#hold(visit, frames, what, stillThere)
  }

  #hold(
    visit: Visit,
    frames: readonly string[],
    what: string,
    stillThere: (() => boolean) | undefined,
  ): () => void {
    const where = frames.find((frame) => frame.includes(visit.script)) ?? frames[0] ?? ''
    const held: Held = { what, where: where.replace(location.origin, ''), ...(stillThere && { stillThere }) }
    visit.held.add(held)
    return () => visit.held.delete(held)
  }

  #visitAtWork(frames: readonly string[]): Visit | undefined {
    if (frames[0]?.startsWith(SHELL_FILES)) return undefined // the shell ends what it starts for a mini-app
    const all = [...this.#visits.values()]
    return (
      all.find(({ script }) => frames.some((frame) => frame.includes(script))) ??
      (this.#running === undefined ? undefined : this.#visits.get(this.#running))
    )
  }
}

function leftBehind({ held, sheets }: Visit): string[] {
  const things = [...held]
    .filter(({ stillThere }) => stillThere?.() ?? true)
    .map(({ what, where }) => (where ? `${what}, from ${where}` : what))
  const newSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.has(sheet)).length
  return newSheets > 0
    ? [...things, `${newSheets} style sheet${newSheets > 1 ? 's' : ''} in document.adoptedStyleSheets`]
    : things
}

const ownFrames = (): string[] =>
  framesOf(new Error('where').stack).filter((frame) => !LEDGER_FILES.test(frame))
