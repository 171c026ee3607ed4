import { serveCalls } from '../../../../kit/worker/serve-calls.ts'
import { weighCalls } from './weigh-calls.ts'

serveCalls(weighCalls)
