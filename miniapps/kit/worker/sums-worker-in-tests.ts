import { serveCalls } from './serve-calls.ts'
import { sumCalls } from './sums-in-tests.ts'

serveCalls(sumCalls)
