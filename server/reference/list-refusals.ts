import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { KnownError } from '../../miniapps/domain/documentation/known-error.ts'
import { ADVICE } from './advice.ts'

const server = join(import.meta.dirname, '..')
/** Of all nouns, in the kit of the APIs. */
const SHARED = 'kit'

/** Status and sentence by code. */
type Refusals = Readonly<Record<string, readonly [status: number, sentence: string]>>

/**
 * Everything that the server may refuse. It reads the files of refusals alone: the nouns with all their
 * routes take seconds.
 */
export async function listRefusals(): Promise<readonly KnownError[]> {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /[\\/](shared-)?refusals\.ts$/.test(path),
  )
  const lists = await Promise.all(files.map(refusalsIn))
  return lists.flat()
}

async function refusalsIn(path: string): Promise<KnownError[]> {
  const module = (await import(pathToFileURL(join(server, path)).href)) as Record<string, Refusals>
  const folder = basename(dirname(path))
  return Object.entries(module)
    .filter(([name]) => name.endsWith('_REFUSALS'))
    .flatMap(([, refusals]) => errorsOf(folder === SHARED ? '' : folder, refusals))
}

const errorsOf = (noun: string, refusals: Refusals): KnownError[] =>
  Object.entries(refusals).map(([code, [status, text]]) => ({
    code,
    group: 'refusal',
    text,
    status,
    noun,
    ...(ADVICE[code] && { advice: ADVICE[code] }),
  }))
