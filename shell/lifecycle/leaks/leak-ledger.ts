import { fileOf, folderOrFile, framesOf } from './stack-frames.ts'

/** Something a mini-app started and has to end. */
interface Held {
  /** For people: `window listener "resize"`. */
  what: string
  /** File and line where it was started, as far as the stack says. */
  where: string
  /** Some things end by themselves when their element goes. */
  stillThere?: () => boolean
}

/** One mount of a mini-app: what it holds and what was there before it. */
interface Mount {
  script: string
  held: Set<Held>
  sheets: ReadonlySet<CSSStyleSheet>
}

const LEDGER_FILES = /\/lifecycle\/leaks\/|^native |<anonymous>/
/** One file, where it has been built. */
const OWN_FILE = fileOf(import.meta.url)
/** The shell's own files, as the development server serves them. */
const SHELL_FILES = `${location.origin}/shell/`

/** Who started what: the mini-app is known by its files in the stack, or by its hook that is being run. */
export class LeakLedger {
  readonly #mounts = new Map<string, Mount>()
  #running: string | undefined

  begin(app: string, script: string): void {
    this.#mounts.set(app, {
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

  /** Ends the mount; later its left-overs can be asked for. */
  end(app: string): (() => string[]) | undefined {
    const mount = this.#mounts.get(app)
    this.#mounts.delete(app)
    return mount && (() => leftBehind(mount))
  }

  /** Writes something down for the mini-app at work; returned is what strikes it out. Undefined when no mini-app is at work. */
  note(what: string, stillThere?: () => boolean): (() => void) | undefined {
    if (this.#mounts.size === 0) return
    const frames = ownFrames()
    const mount = this.#mountAtWork(frames)
    return mount && this.#hold(mount, frames, what, stillThere)
  }

  /** The same for what a mini-app may touch often: only the first time says how it was before. */
  noteFirst(what: string, stillThere: () => boolean): void {
    if (this.#mounts.size === 0) return
    const frames = ownFrames()
    const mount = this.#mountAtWork(frames)
    if (mount && ![...mount.held].some((held) => held.what === what))
      this.#hold(mount, frames, what, stillThere)
  }

  #hold(
    mount: Mount,
    frames: readonly string[],
    what: string,
    stillThere: (() => boolean) | undefined,
  ): () => void {
    const where = frames.find((frame) => frame.includes(mount.script)) ?? frames[0] ?? ''
    const held: Held = { what, where: where.replace(location.origin, ''), ...(stillThere && { stillThere }) }
    mount.held.add(held)
    return () => mount.held.delete(held)
  }

  #mountAtWork(frames: readonly string[]): Mount | undefined {
    if (frames[0]?.startsWith(SHELL_FILES)) return undefined // the shell ends what it starts for a mini-app
    const all = [...this.#mounts.values()]
    return (
      all.find(({ script }) => frames.some((frame) => frame.includes(script))) ??
      (this.#running === undefined ? undefined : this.#mounts.get(this.#running))
    )
  }
}

function leftBehind({ held, sheets }: Mount): string[] {
  const things = [...held]
    .filter(({ stillThere }) => stillThere?.() ?? true)
    .map(({ what, where }) => (where ? `${what}, from ${where}` : what))
  const newSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.has(sheet)).length
  return newSheets > 0
    ? [...things, `${newSheets} style sheet${newSheets > 1 ? 's' : ''} in document.adoptedStyleSheets`]
    : things
}

const ownFrames = (): string[] =>
  framesOf(new Error('where').stack).filter(
    (frame) => !LEDGER_FILES.test(frame) && !frame.startsWith(OWN_FILE),
  )
