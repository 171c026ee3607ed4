import type { ExchangeProblem } from '../sheet.ts'
import { ExchangeError } from '../sheet.ts'
import type { ImportField } from './import-field.ts'
import { ImportReader, type SheetChoice } from './import-reader.ts'

/** What a page asks of the worker that reads its file. */
export type ImportRequest =
  | { do: 'open'; file: Blob; name: string; fields: readonly ImportField[]; locale: string }
  | { do: 'look'; index: number; titleRow: number }
  | { do: 'read'; choices: readonly SheetChoice[] }

export type ImportReply =
  | { kind: 'ready' }
  /** Sheets done, of those that are read. */
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'answer'; answer: unknown }
  | { kind: 'problem'; code: ExchangeProblem; values: ExchangeError['values'] }

/** Answers requests one after the other, in a worker or, where there can be none, on the page. */
export function importService(
  reply: (reply: ImportReply) => void,
): (request: ImportRequest) => Promise<void> {
  let reader: ImportReader | undefined
  const answerTo = async (request: ImportRequest): Promise<unknown> => {
    if (request.do === 'open') {
      reader = new ImportReader(request.fields, request.locale)
      return reader.open(new Uint8Array(await request.file.arrayBuffer()), request.name)
    }
    if (request.do === 'look') return reader!.look(request.index, request.titleRow)
    const { choices } = request
    return reader!.read(choices, (done) => reply({ kind: 'progress', done, of: choices.length }))
  }
  return async (request) => {
    try {
      reply({ kind: 'answer', answer: await answerTo(request) })
    } catch (error) {
      const { code, values } =
        error instanceof ExchangeError ? error : { code: 'damaged-workbook' as const, values: {} }
      reply({ kind: 'problem', code, values })
    }
  }
}
