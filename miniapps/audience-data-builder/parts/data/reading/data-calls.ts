import type { Progress } from '../../../../kit/worker/calls.ts'
import { DataReader, type DraftAsked, type PublishAsked } from './data-reader.ts'

/** Calls of the worker that holds a file of answers. */
export function dataCalls() {
  const reader = new DataReader()
  return {
    open: ({ file, locale }: { file: Blob; locale: string }, progress: Progress) =>
      reader.open(file, locale, (share) => progress(share, 1)),
    look: (asked: DraftAsked) => reader.look(asked),
    weighting: (asked: DraftAsked & { scheme: string }) => reader.weighting(asked),
    publish: (asked: PublishAsked) => reader.publish(asked),
  }
}
