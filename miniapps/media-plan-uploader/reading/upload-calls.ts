import type { FileLocale } from '../../domain/uploads/upload-cell.ts'
import { type LookWish, type StageWish, UploadReader } from './upload-reader.ts'

/** Calls of the worker that reads a file; it keeps the file from one call to the next. */
export function uploadCalls() {
  const reader = new UploadReader()
  return {
    async open({ file, name, usual }: { file: Blob; name: string; usual: FileLocale }) {
      return reader.open(new Uint8Array(await file.arrayBuffer()), name, usual)
    },
    look: (wish: LookWish) => reader.look(wish),
    stage: (wish: StageWish) => reader.stage(wish),
  }
}
