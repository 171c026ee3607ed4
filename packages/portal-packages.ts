import type { PackagesIndex } from './packages-index.ts'

/** Address of each package's newest version in a portal, by the package's name. */
export type PortalPackages = Readonly<Record<string, string>>

type Fields = Record<string, unknown>

/**
 * Asks a portal for the packages that it serves.
 * @throws Error with a sentence for the person at the terminal
 */
export async function packagesOf(portal: string): Promise<PortalPackages> {
  const address = `${portal}/packages/index.json`
  const answer = await fetch(address).catch((error: Error) => {
    const cause = (error.cause as Error | undefined)?.message ?? error.message
    throw new Error(`${address} cannot be reached (${cause}): the app's packages come from there.`, {
      cause: error,
    })
  })
  if (!answer.ok)
    throw new Error(
      `${address} answers ${answer.status}: ${portal} is no Agency OS, or one that serves no packages yet.`,
    )
  const index = (await answer.json()) as PackagesIndex
  return Object.fromEntries(
    Object.entries(index).map(([name, [latest]]) => [`@agency-os/${name}`, portal + latest!.file]),
  )
}

/** A package.json whose packages of Agency OS come from a portal. */
export const withPackages = (manifest: Fields, packages: PortalPackages): Fields =>
  mapDependencies(manifest, (name, range) => packages[name] ?? range)

/** Changes each version or address that a package.json names. */
export function mapDependencies(manifest: Fields, change: (name: string, range: string) => string): Fields {
  const changed = { ...manifest }
  for (const kind of ['dependencies', 'devDependencies']) {
    if (!(kind in manifest)) continue
    const ranges = Object.entries(manifest[kind] as Record<string, string>)
    changed[kind] = Object.fromEntries(ranges.map(([name, range]) => [name, change(name, range)]))
  }
  return changed
}

/** The portal that an address of a package is of; undefined where it is none of a portal's. */
export const portalOfPackage = (address: string): string | undefined =>
  /^(https?:\/\/.+)\/packages\/[a-z-]+(-\d[\w.-]*)?\.tgz$/.exec(address)?.[1]

/** Runs a package that a portal serves. npm 12 takes none from an address without being told so. */
export const npxOf = (portal: string, name: string): string =>
  `npx --allow-remote=root ${portal}/packages/${name}.tgz`
