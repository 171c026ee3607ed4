import { unwatchFile, watchFile } from 'node:fs'
import { log } from '../log/log.ts'
import { readConfigFile } from './config-file.ts'
import { ConfigurationError } from './configuration-error.ts'
import type { FileConfig } from './settings.ts'

/** Asks for the file itself, because editors and container platforms put another one in its place. */
const LOOK_EVERY_MS = 1000

/**
 * Tells what the file says each time that it has changed; with a fault in it all stays as it was. Answers how
 * to stop.
 */
export function watchConfigFile(
  path: string,
  changed: (file: FileConfig) => void,
  interval = LOOK_EVERY_MS,
): () => void {
  const read = () => {
    try {
      changed(readConfigFile(path))
      log('info', `The mini-apps of ${path} are taken up.`)
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error
      log('error', `${error.message} The mini-apps stay as they were.`)
    }
  }
  watchFile(path, { interval, persistent: false }, read)
  return () => unwatchFile(path, read)
}
