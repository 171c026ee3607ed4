import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import type { TestContext } from 'node:test'

export interface Disk {
  path: string
  remount(option: string): void
}

/** Runs a test with a file system of its own; where this machine does not let us mount one the test says that it was skipped. */
export async function onDisk(
  test: TestContext,
  path: string,
  size: string,
  work: (disk: Disk) => Promise<void>,
): Promise<void> {
  mkdirSync(path)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    return test.skip('this machine does not let us mount a disk')
  }
  try {
    await work({ path, remount: (option) => execFileSync('mount', ['-o', `remount,${option}`, path]) })
  } finally {
    // Lazily: an engine that could not start keeps some of its files open.
    execFileSync('umount', ['-l', path])
  }
}
