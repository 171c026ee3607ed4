/** What `console.warn` is told while a test runs; it is itself again afterwards. */
export function caughtWarnings(): string[] {
  const warnings: string[] = []
  const plain = console.warn
  console.warn = (...words: unknown[]) => void warnings.push(words.map(String).join(' '))
  restore.push(() => (console.warn = plain))
  return warnings
}

const restore: (() => void)[] = []

afterEach(() => restore.splice(0).forEach((undo) => undo()))
