import { CallFailed } from '../../kit/worker/calls.ts'
import { ExchangeError, type ExchangeProblem } from '../../kit/exchange/sheet.ts'
import { WorkerHost } from '../../kit/worker/worker-host.ts'
import type { Staged } from '../../domain/uploads/stage-lines.ts'
import type { FileLocale } from '../../domain/uploads/upload-cell.ts'
import { uploadCalls } from './upload-calls.ts'
import type { LookWish, OpenedFile, SheetLook, StageWish } from './upload-reader.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the worker's own bundle
import script from './upload-worker.ts?worker&url'

/** A file that is read in a worker of its own, on the page where there can be none. */
export interface UploadHost {
  open(file: File, usual: FileLocale): Promise<OpenedFile>
  look(wish: LookWish): Promise<SheetLook>
  stage(wish: StageWish): Promise<Staged>
  end(): void
}

export function uploadHost(): UploadHost {
  const host = new WorkerHost(new URL(script, import.meta.url), async () => uploadCalls())
  return {
    open: (file, usual) => host.call('open', { file, name: file.name, usual }).catch(named),
    look: (wish) => host.call('look', wish).catch(named),
    stage: (wish) => host.call('stage', wish).catch(named),
    end: () => host.end(),
  }
}

/** With a reason that has words. @throws ExchangeError, or what stopped the call */
function named(error: unknown): never {
  if (!(error instanceof CallFailed)) throw error
  throw new ExchangeError((error.code || 'damaged-workbook') as ExchangeProblem, error.values)
}
