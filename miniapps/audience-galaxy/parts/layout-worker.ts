import { serveCalls } from '../../kit/worker/serve-calls.ts'
import { layoutCalls } from './layout-calls.ts'

serveCalls(layoutCalls)
