import { WorkerHost } from '../../kit/worker/worker-host.ts'
import { layoutCalls } from './layout-calls.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the worker's own bundle
import script from './layout-worker.ts?worker&url'

export const layoutHost = () => new WorkerHost(new URL(script, import.meta.url), async () => layoutCalls)
