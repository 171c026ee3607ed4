/** `/packages/index.json` of a portal: each package's versions, newest first. */
export type PackagesIndex = Readonly<Record<string, readonly PackageFile[]>>

export interface PackageFile {
  version: string
  /** Its address in the portal. */
  file: string
  integrity: string
}
