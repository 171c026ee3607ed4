import { CallFailed } from '../../worker/calls.ts'
import { WorkerHost } from '../../worker/worker-host.ts'
import { MAX_FILE_BYTES } from '../limits.ts'
import { ExchangeError, type ExchangeProblem } from '../sheet.ts'
import type { ImportField } from './import-field.ts'
import { importCalls } from './import-calls.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the worker's own bundle
import script from './import-worker.ts?worker&url'
import type { SheetChoice, SheetLook } from './import-reader.ts'
import type { ImportRecords } from './read-records.ts'

/** A file that is being imported; `end` stops what is under way and lets go of all that was read. */
export interface OpenImport<Key extends string> {
  sheets: readonly SheetLook<Key>[]
  look(index: number, titleRow: number): Promise<SheetLook<Key>>
  read(choices: readonly SheetChoice<Key>[]): Promise<ImportRecords<Key>>
  end(): void
}

interface ImportWish<Key extends string> {
  file: File
  fields: readonly ImportField<Key>[]
  /** In which numbers and dates of the file are read. */
  locale: string
  signal: AbortSignal
  onProgress(share: number): void
}

/**
 * Reads a file in a worker, and on the page itself where the page's rules allow no worker.
 * @throws ExchangeError for a file that holds no table or is beyond the limits
 */
export async function openImport<Key extends string>(wish: ImportWish<Key>): Promise<OpenImport<Key>> {
  const { file, fields, locale, signal, onProgress } = wish
  if (file.size > MAX_FILE_BYTES) throw new ExchangeError('too-large', { limit: MAX_FILE_BYTES / 1_000_000 })
  const host = new WorkerHost(new URL(script, import.meta.url), async () => importCalls())
  const end = () => host.end()
  signal.addEventListener('abort', end)
  try {
    signal.throwIfAborted()
    const opening = { file, name: file.name, fields: fields.map(plain), locale }
    const sheets = (await host.call('open', opening).catch(named)) as readonly SheetLook<Key>[]
    return {
      sheets,
      look: async (index, titleRow) =>
        (await host.call('look', { index, titleRow }).catch(named)) as SheetLook<Key>,
      read: async (choices) =>
        (await host.call('read', { choices }, { progress: onProgress }).catch(named)) as ImportRecords<Key>,
      end,
    }
  } catch (error) {
    end()
    throw error
  }
}

/** With a reason that has words. @throws ExchangeError, or what stopped the call */
function named(error: unknown): never {
  if (!(error instanceof CallFailed)) throw error
  throw new ExchangeError((error.code || 'damaged-workbook') as ExchangeProblem, error.values)
}

/** Alone what a worker can be sent: an app's own rules are functions and stay with the page. */
const plain = ({ key, titles, kind, required, choices }: ImportField): ImportField => ({
  key,
  titles,
  kind,
  ...(required && { required }),
  ...(choices && { choices }),
})
