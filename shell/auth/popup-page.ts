import { handOver } from './hand-over.ts'

handOver(window.opener as Window | null)
