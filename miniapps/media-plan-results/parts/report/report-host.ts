import { WorkerHost } from '../../../kit/worker/worker-host.ts'
import { reportCalls } from './report-calls.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the worker's own bundle
import script from './report-worker.ts?worker&url'

/** A worker of its own for each file that comes in. */
export const reportHost = () => new WorkerHost(new URL(script, import.meta.url), async () => reportCalls)
