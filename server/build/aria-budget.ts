import type { Manifest, Rolldown } from 'vite'
import { filesOf } from './files-of.ts'

/** One line of the table of bytes. */
export interface Verdict {
  name: string
  bytes: number
  limitBytes: number
  files: readonly string[]
}

/** The controls on react-aria, which come when the first of them is shown. */
const ARIA = { entry: 'miniapps/kit/controls/aria/aria-controls.ts', limitBytes: 60_000 }

/** The chunk of react-aria: one for all apps, beyond what is loaded anyway and what asks for it. */
export function ariaControls(
  manifest: Manifest,
  early: readonly string[],
  sizeOf: (file: string) => number,
): Verdict[] {
  const { entry, limitBytes } = ARIA
  if (!manifest[entry]) return []
  const askers = Object.keys(manifest).filter((key) => manifest[key]?.dynamicImports?.includes(entry))
  const loaded = new Set([...filesOf(manifest, early, true), ...filesOf(manifest, askers, false)])
  const files = [...filesOf(manifest, [entry], false)].filter((file) => !loaded.has(file))
  return [
    {
      name: 'controls on react-aria',
      limitBytes,
      files,
      bytes: files.reduce((total, file) => total + sizeOf(file), 0),
    },
  ]
}

/** react-aria anywhere else would be a second copy, or a load that nobody asked for. */
export function ariaElsewhere(bundle: Rolldown.OutputBundle, files: readonly string[]): string[] {
  return Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .filter(({ moduleIds }) => moduleIds.some((id) => /node_modules[\\/]react-(aria|stately)/.test(id)))
    .filter(({ fileName }) => !files.includes(fileName))
    .map(({ fileName }) => `${fileName} holds react-aria`)
}
