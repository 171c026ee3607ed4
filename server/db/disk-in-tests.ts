import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

export interface Disk {
  path: string
  remount(option: string): void
  unmount(): void
}

/** A file system of its own; null where this machine does not let us mount one. */
export function mountDisk(path: string, size: string): Disk | null {
  mkdirSync(path)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    return null
  }
  return {
    path,
    remount: (option) => execFileSync('mount', ['-o', `remount,${option}`, path]),
    // Lazily: an engine that could not start keeps some of its files open.
    unmount: () => execFileSync('umount', ['-l', path]),
  }
}
