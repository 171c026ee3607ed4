import type { Progress } from '../../worker/calls.ts'
import type { ImportField } from './import-field.ts'
import { ImportReader, type SheetChoice } from './import-reader.ts'

interface Opening {
  file: Blob
  name: string
  fields: readonly ImportField[]
  locale: string
}

/** Calls of the worker that reads a file; it keeps the file from one call to the next. */
export function importCalls() {
  let reader: ImportReader | undefined
  return {
    async open({ file, name, fields, locale }: Opening) {
      reader = new ImportReader(fields, locale)
      return reader.open(new Uint8Array(await file.arrayBuffer()), name)
    },
    look: ({ index, titleRow }: { index: number; titleRow: number }) => reader!.look(index, titleRow),
    read: ({ choices }: { choices: readonly SheetChoice[] }, progress: Progress) =>
      reader!.read(choices, (done) => progress(done, choices.length)),
  }
}
