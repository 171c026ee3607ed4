import { existsSync } from 'node:fs'
import { join } from 'node:path'

const PROGRAMS = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
  'Chromium/Application/chrome.exe',
]
const IN_BIN = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const ON_MAC = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

/** No browser to check in; the message says what to do. */
export class NoBrowser extends Error {
  override name = 'NoBrowser'
}

/**
 * A Chrome, Chromium or Edge of this machine: the one that `CHROME_PATH` names, else the first where they
 * usually are. @throws NoBrowser
 */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  isThere: (path: string) => boolean = existsSync,
): string {
  const named = env['CHROME_PATH']
  if (named && !isThere(named))
    throw new NoBrowser(
      `CHROME_PATH names ${named}, and there is nothing: give the path of a Chrome, Chromium or Edge.`,
    )
  const found = named || candidates(env).find(isThere)
  if (found) return found
  throw new NoBrowser(
    'There is no Chrome, Chromium or Edge on this machine where they usually are: install one, or give its path in CHROME_PATH.',
  )
}

function candidates({ ProgramFiles, LOCALAPPDATA, HOME, ...env }: NodeJS.ProcessEnv): string[] {
  const windows = [ProgramFiles, env['ProgramFiles(x86)'], LOCALAPPDATA].flatMap((folder) =>
    folder ? PROGRAMS.map((program) => join(folder, program)) : [],
  )
  const mac = ['/Applications', ...(HOME ? [join(HOME, 'Applications')] : [])].flatMap((folder) =>
    ON_MAC.map((program) => join(folder, program)),
  )
  const linux = ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    IN_BIN.map((name) => join(folder, name)),
  )
  return [...linux, ...mac, ...windows]
}
