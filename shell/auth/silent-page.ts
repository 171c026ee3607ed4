import { handOver } from './hand-over.ts'

handOver(window.parent)
