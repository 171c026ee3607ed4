import { WorkerHost } from '../../kit/worker/worker-host.ts'
import { scenarioCalls } from './scenario-calls.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the worker's own bundle
import script from './scenario-worker.ts?worker&url'

/** A worker of its own for each page that computes. */
export const scenarioHost = () => new WorkerHost(new URL(script, import.meta.url), async () => scenarioCalls)
