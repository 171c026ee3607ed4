import { serveCalls } from '../../kit/worker/serve-calls.ts'
import { uploadCalls } from './upload-calls.ts'

serveCalls(uploadCalls())
