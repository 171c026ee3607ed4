import { serveCalls } from '../../worker/serve-calls.ts'
import { surveyCalls } from './survey-calls.ts'

serveCalls(surveyCalls())
