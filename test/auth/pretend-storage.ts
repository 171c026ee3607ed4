type Entries = Record<string, string>

/** Local or session storage under Node; as in a browser its entries are properties of its own. */
export function pretendStorage(): object {
  return Object.create(methods) as object
}

const methods = {
  getItem(this: Entries, key: string): string | null {
    return Object.hasOwn(this, key) ? this[key]! : null
  },
  setItem(this: Entries, key: string, text: string): void {
    this[key] = text
  },
  removeItem(this: Entries, key: string): void {
    delete this[key]
  },
  clear(this: Entries): void {
    for (const key of Object.keys(this)) delete this[key]
  },
  key(this: Entries, at: number): string | null {
    return Object.keys(this)[at] ?? null
  },
  get length(): number {
    return Object.keys(this).length
  },
}
