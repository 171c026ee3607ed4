import { WorkerHost } from '../../../../kit/worker/worker-host.ts'
import type { dataCalls } from './data-calls.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the worker's own bundle
import dataScript from './data-worker.ts?worker&url'
import type { weighCalls } from './weigh-calls.ts'
// oxlint-disable-next-line import/default -- as above
import weighScript from './weigh-worker.ts?worker&url'

type DataCalls = ReturnType<typeof dataCalls>

/** The readers come to the page alone where it may have no worker. */
export const dataHost = () =>
  new WorkerHost<DataCalls>(new URL(dataScript, import.meta.url), async () =>
    (await import('./data-calls.ts')).dataCalls(),
  )
export const weighHost = () =>
  new WorkerHost<typeof weighCalls>(
    new URL(weighScript, import.meta.url),
    async () => (await import('./weigh-calls.ts')).weighCalls,
  )
