/** A list of texts that outlives the page. */
export interface KeptList {
  read(): readonly string[]
  /** Puts a text on top; false when it lasts only as long as this page, because storage is full or blocked. */
  add(text: string): boolean
  remove(text: string): boolean
}

/** What storage did not take, by key. */
const inMemory = new Map<string, readonly string[]>()

/** The newest `most` texts under a key of local storage, all of them without it; sign-out clears them with the rest of it. */
export function keptList(key: string, most = Infinity): KeptList {
  const read = () => inMemory.get(key) ?? stored(key).slice(0, most)
  const write = (texts: readonly string[]) => store(key, texts.slice(0, most))
  const without = (text: string) => read().filter((other) => other !== text)
  return {
    read,
    add: (text) => write([text, ...without(text)]),
    remove: (text) => write(without(text)),
  }
}

function stored(key: string): readonly string[] {
  try {
    const texts: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
  } catch {
    return [] // blocked, or written by something else: such a list is a convenience
  }
}

function store(key: string, texts: readonly string[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(texts))
    inMemory.delete(key)
    return true
  } catch {
    inMemory.set(key, texts)
    return false
  }
}
