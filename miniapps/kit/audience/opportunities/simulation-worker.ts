import { serveCalls } from '../../worker/serve-calls.ts'
import { simulationCalls } from './simulation-calls.ts'

serveCalls(simulationCalls)
