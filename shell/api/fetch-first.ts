const had = new Set<string>()

/**
 * The build calls it for each `import()` of a part with the files that the part needs, itself among them. A browser remembers
 * a failed import until the page is reloaded, one inside an imported module too: so nothing is imported before all files
 * have come, which the import then finds in the browser's cache.
 * @throws TypeError where one of them could not be had; the next call asks again
 */
export async function fetchFirst<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
  importer: string = import.meta.url,
): Promise<Part> {
  const addresses = files.map((file) => new URL(`/${file}`, importer))
  await Promise.all(addresses.filter(isOurs).map(({ href }) => have(href)))
  return load()
}

/** The policy of a page that embeds a script of ours may not let it fetch from here. */
const isOurs = ({ href, origin }: URL): boolean => origin === location.origin && !had.has(href)

async function have(address: string): Promise<void> {
  if (!hasCome(address)) {
    const response = await fetch(address)
    if (!response.ok) throw new TypeError(`${address} was not found: the server answered ${response.status}.`)
    await response.arrayBuffer() // only what was read to its end is in the cache
  }
  had.add(address)
}

/** By a link or an earlier import. */
const hasCome = (address: string): boolean =>
  performance
    .getEntriesByName(address, 'resource')
    .some((entry) => 'responseStatus' in entry && entry.responseStatus === 200)
