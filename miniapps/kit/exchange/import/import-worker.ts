import { serveCalls } from '../../worker/serve-calls.ts'
import { importCalls } from './import-calls.ts'

serveCalls(importCalls())
