import { serveCalls } from '../../../kit/worker/serve-calls.ts'
import { reportCalls } from './report-calls.ts'

serveCalls(reportCalls)
