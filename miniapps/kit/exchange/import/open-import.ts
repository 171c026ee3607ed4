import { MAX_FILE_BYTES } from '../limits.ts'
import { ExchangeError } from '../sheet.ts'
import type { ImportField } from './import-field.ts'
import { importService, type ImportReply, type ImportRequest } from './import-messages.ts'
import type { SheetChoice, SheetLook } from './import-reader.ts'
import type { ImportRecords } from './read-records.ts'
import { startWorker } from './start-worker.ts'

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
  const line = await startLine(onProgress)
  signal.addEventListener('abort', line.end)
  try {
    signal.throwIfAborted()
    const opening: ImportRequest = { do: 'open', file, name: file.name, fields: fields.map(plain), locale }
    const sheets = (await line.ask(opening)) as readonly SheetLook<Key>[]
    return {
      sheets,
      look: async (index, titleRow) => (await line.ask({ do: 'look', index, titleRow })) as SheetLook<Key>,
      read: async (choices) => (await line.ask({ do: 'read', choices })) as ImportRecords<Key>,
      end: line.end,
    }
  } catch (error) {
    line.end()
    throw error
  }
}

/** Alone what a worker can be sent: an app's own rules are functions and stay with the page. */
const plain = ({ key, titles, kind, required, choices }: ImportField): ImportField => ({
  key,
  titles,
  kind,
  ...(required && { required }),
  ...(choices && { choices }),
})

interface Waiting {
  resolve(answer: unknown): void
  reject(error: Error): void
}

interface Line {
  ask(request: ImportRequest): Promise<unknown>
  end(): void
}

/** Requests are answered in the order in which they were asked; those that are open when the line ends get an AbortError. */
async function startLine(onProgress: (share: number) => void): Promise<Line> {
  const waiting: Waiting[] = []
  let isEnded = false
  const hear = (reply: ImportReply) => {
    if (isEnded) return
    if (reply.kind === 'progress') onProgress(reply.done / reply.of)
    else if (reply.kind === 'answer') waiting.shift()?.resolve(reply.answer)
    else if (reply.kind === 'problem') waiting.shift()?.reject(new ExchangeError(reply.code, reply.values))
  }
  const rejectAll = (error: Error) => {
    for (const each of waiting.splice(0)) each.reject(error)
  }
  const worker = await startWorker(hear, () => rejectAll(new ExchangeError('damaged-workbook')))
  const send = worker ? (request: ImportRequest) => worker.postMessage(request) : onThisPage(hear)
  return {
    ask(request) {
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        send(request)
      })
    },
    end() {
      isEnded = true
      worker?.terminate()
      rejectAll(AbortSignal.abort().reason as Error)
    },
  }
}

/** The page is drawn first, so that the person sees what keeps it. */
function onThisPage(hear: (reply: ImportReply) => void): (request: ImportRequest) => void {
  const answer = importService(hear)
  return (request) => void requestAnimationFrame(() => setTimeout(() => void answer(request)))
}
