import { importService, type ImportReply, type ImportRequest } from './import-messages.ts'

const reply = (message: ImportReply) => self.postMessage(message)
const answer = importService(reply)
self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => void answer(data))
reply({ kind: 'ready' })
