import { serveCalls } from '../../../../kit/worker/serve-calls.ts'
import { dataCalls } from './data-calls.ts'

serveCalls(dataCalls())
