import { serveCalls } from '../../kit/worker/serve-calls.ts'
import { scenarioCalls } from './scenario-calls.ts'

serveCalls(scenarioCalls)
